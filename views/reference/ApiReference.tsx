import type { ApiDocuments } from '../../src/web/reference/documents.ts'
import type { Topic } from '../../src/web/reference/introductions.ts'
import type { OpenApiDocument } from '../../src/web/reference/openapi.ts'
import type { Operation } from '../../src/web/reference/operation.ts'
import { Rich, useT, useView } from '../layout/view.tsx'
import { English } from './English.tsx'
import { Entry } from './Entry.tsx'
import { EnumTexts } from './EnumTexts.tsx'
import { Fields, shapeId } from './Fields.tsx'
import { HubEntries } from './HubEntries.tsx'
import { OperationDetails } from './OperationDetails.tsx'
import { asyncApiUrl, openApiUrl } from './urls.ts'

interface ApiReferenceProps {
  documents: ApiDocuments
  introductions: { api: readonly Topic[]; hub: readonly Topic[] }
}

interface ListedOperation {
  method: string
  path: string
  operation: Operation
}

const operationsIn = ({ paths }: OpenApiDocument, tag: string): ListedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

/** Renders the documents of the API and of the hub, as the content of an article that needs no script. */
export function ApiReference({ documents: { openApi, asyncApi }, introductions }: ApiReferenceProps) {
  const t = useT()
  const { edition } = useView().texts
  const { schemas } = openApi.components
  const groups = openApi.tags.map((tag) => ({ ...tag, operations: operationsIn(openApi, tag.name) }))
  const contents = [
    { id: 'introduction', title: t('reference.introduction') },
    ...groups.map(({ name, operations }) => ({ id: `group-${name}`, title: `${name} (${operations.length})` })),
    { id: 'hub', title: t('reference.hub') },
    { id: 'shapes', title: t('reference.shapes') },
  ]
  return (
    <>
      <h1>{t('reference.title')}</h1>
      <p className="lead">{t('reference.lead', { brand: edition.brand })}</p>
      <p className="soft-text">
        <Rich
          id="reference.documents"
          values={{ version: openApi.info.version }}
          tags={{ openApi: <a href={openApiUrl} />, asyncApi: <a href={asyncApiUrl} /> }}
        />
      </p>
      <nav className="contents" aria-label={t('document.contents')}>
        <ol>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <section aria-labelledby="introduction">
        <h2 id="introduction">{t('reference.introduction')}</h2>
        <Topics topics={introductions.api} />
      </section>
      {groups.map(({ name, description, operations }) => (
        <section key={name} aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`}>{name}</h2>
          <p className="soft-text">
            <English text={description} />
          </p>
          {operations.map(({ method, path, operation }) => (
            <Entry
              key={operation.operationId}
              id={operation.operationId}
              mark={method}
              name={path}
              summary={operation.summary}
            >
              <OperationDetails operation={operation} schemas={schemas} />
            </Entry>
          ))}
        </section>
      ))}
      <section aria-labelledby="hub">
        <h2 id="hub">{t('reference.hub')}</h2>
        <Topics topics={introductions.hub} />
        <HubEntries document={asyncApi} />
      </section>
      <section aria-labelledby="shapes">
        <h2 id="shapes">{t('reference.shapes')}</h2>
        {Object.entries(schemas).map(([name, schema]) => (
          <Entry key={name} id={shapeId(name)} name={name}>
            {schema['x-enumDescriptions'] ? (
              <EnumTexts texts={schema['x-enumDescriptions']} />
            ) : (
              schema.description && (
                <p>
                  <English text={schema.description} />
                </p>
              )
            )}
            <Fields schema={schema} />
          </Entry>
        ))}
      </section>
    </>
  )
}

const Topics = ({ topics }: { topics: readonly Topic[] }) => (
  <div className="prose">
    {topics.map(({ title, text }) => (
      <section key={title}>
        <h3 lang="en">{title}</h3>
        <p>
          <English text={text} />
        </p>
      </section>
    ))}
  </div>
)
