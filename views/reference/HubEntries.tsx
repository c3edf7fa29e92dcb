import type { AsyncApiDocument, HubMessage } from '../../src/web/reference/asyncapi.ts'
import type { JsonSchema } from '../../src/web/reference/json-schema.ts'
import { useT } from '../layout/view.tsx'
import { English } from './English.tsx'
import { Entry } from './Entry.tsx'
import { Example } from './Example.tsx'
import { Field, Fields } from './Fields.tsx'

/** Renders the methods that an app may invoke, and the events that it receives. */
export function HubEntries({ document: { operations, components } }: { document: AsyncApiDocument }) {
  const t = useT()
  return Object.entries(operations).map(([name, { action, summary }]) => {
    const message = components.messages[name]!
    const completion = components.messages[`${name}Completion`]
    return (
      <Entry key={name} id={`hub-${name}`} mark={action === 'receive' ? 'INVOKE' : 'EVENT'} name={name}>
        <p>
          <English text={summary} />
        </p>
        <h4>{t('reference.arguments')}</h4>
        <dl className="api-fields">
          {argumentsOf(message).map((item) => (
            <Field key={item.title} name={item.title!} field={item} isRequired />
          ))}
        </dl>
        {completion && (
          <>
            <h4>{t('reference.result')}</h4>
            <Fields schema={resultOf(completion)} />
          </>
        )}
        <h4>{t('reference.messages')}</h4>
        {[message, ...(completion ? [completion] : [])].map(({ name: of, examples: [example] }) => (
          <Example key={of} label={of} value={example!.payload} />
        ))}
      </Entry>
    )
  })
}

const argumentsOf = ({ payload }: HubMessage) => payload.properties!['arguments']!.items as JsonSchema[]

const resultOf = ({ payload }: HubMessage): JsonSchema => payload.anyOf![0]!.properties!['result']!
