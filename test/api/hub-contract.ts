import type { AsyncApiDocument, HubMessage } from '../../src/web/reference/asyncapi.ts'
import type { OpenApi, Operation, Schema } from './openapi.ts'

/**
 * Returns the hub's contract in the form of an OpenAPI document, for `breakingChanges`. A method is a POST, which takes
 * the method's arguments and returns its completion; an event is a GET.
 */
export function hubContractOf({ info, operations, components }: AsyncApiDocument): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [name, { action }] of Object.entries(operations)) {
    const message = components.messages[name]!
    const completion = components.messages[`${name}Completion`]
    const operation: Operation = {
      operationId: name,
      security: [],
      ...(action === 'receive' && { requestBody: { required: true, content: contentOf(message) } }),
      responses: { 200: { description: '', content: contentOf(completion ?? message) } },
    }
    paths[`/signalr/${name}`] = { [action === 'receive' ? 'post' : 'get']: operation }
  }
  return { openapi: '3.1.1', info, paths, components: { schemas: components.schemas as Record<string, Schema> } }
}

const contentOf = ({ payload }: HubMessage) => ({ 'application/json': { schema: byPosition(payload as Schema) } })

/** Turns each tuple into an object with a field for each position, because the comparison knows no tuples. */
function byPosition(schema: Schema): Schema {
  if (Array.isArray(schema.items)) {
    const properties = Object.fromEntries((schema.items as Schema[]).map((item, index) => [String(index), item]))
    return { type: 'object', properties, required: Object.keys(properties) }
  }
  if (!schema.properties) return schema
  const properties = Object.entries(schema.properties).map(([name, field]) => [name, byPosition(field)] as const)
  return { ...schema, properties: Object.fromEntries(properties) }
}
