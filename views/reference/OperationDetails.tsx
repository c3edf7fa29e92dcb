import type { Reference, SharedSchemas } from '../../src/web/reference/json-schema.ts'
import type { Media, Operation, ResponseObject } from '../../src/web/reference/operation.ts'
import { useT } from '../layout/view.tsx'
import { English } from './English.tsx'
import { EnumTexts } from './EnumTexts.tsx'
import { Example } from './Example.tsx'
import { Field, Fields, sharedName } from './Fields.tsx'

/** Renders what an operation takes and returns. The introduction has the refusals that all operations share. */
export function OperationDetails({ operation, schemas }: { operation: Operation; schemas: SharedSchemas }) {
  const t = useT()
  const { operationId, description, security, parameters, requestBody, responses } = operation
  const problems = problemsIn(responses[422], schemas)
  return (
    <>
      <p>
        <English text={description} />
      </p>
      <p className="small">
        {t('reference.name')}{' '}
        <a href={`#${operationId}`}>
          <code>{operationId}</code>
        </a>
        .{security.some((schemes) => 'user' in schemes) && ` ${t('reference.needs_user')}`}
      </p>
      {parameters && (
        <>
          <h4>{t('reference.parameters')}</h4>
          <dl className="api-fields">
            {parameters.map(({ name, schema, description: says, required }) => (
              <Field
                key={name}
                name={name}
                field={{ ...schema, ...(says && { description: says }) }}
                isRequired={required}
              />
            ))}
          </dl>
        </>
      )}
      {requestBody && (
        <>
          <h4>{t('reference.request')}</h4>
          <Body content={requestBody.content} label={`${t('reference.request')} ${operationId}`} />
        </>
      )}
      {Object.entries(responses).map(([status, response]) =>
        isSuccess(response, status) ? (
          <div key={status} className="stack">
            <h4>{t('reference.response', { status })}</h4>
            {response.content ? (
              <Body content={response.content} label={`${t('reference.response', { status })} ${operationId}`} />
            ) : (
              <p>{t('reference.no_body')}</p>
            )}
          </div>
        ) : null,
      )}
      {problems && (
        <>
          <h4>{t('reference.refusal')}</h4>
          <EnumTexts texts={problems} />
        </>
      )}
    </>
  )
}

/** Returns the problems of a refusal, each with its text; undefined for an operation that has none. */
function problemsIn(refusal: ResponseObject | Reference | undefined, schemas: SharedSchemas) {
  if (!refusal || '$ref' in refusal) return undefined
  const problem = refusal.content?.['application/json']?.schema.properties?.['problem']
  const shape = problem && schemas[sharedName(problem) ?? '']
  return shape?.['x-enumDescriptions']
}

const isSuccess = (response: ResponseObject | Reference, status: string): response is ResponseObject =>
  Number(status) < 300 && !('$ref' in response)

const Body = ({ content, label }: { content: Readonly<Record<string, Media>>; label: string }) =>
  Object.entries(content).map(([type, media]) => (
    <div key={type} className="stack">
      {type !== 'application/json' && (
        <p className="small">
          <code>{type}</code>
        </p>
      )}
      <Fields schema={media.schema} />
      {'example' in media && <Example label={label} value={media.example} />}
    </div>
  ))
