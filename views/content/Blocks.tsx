import { Fragment } from 'react'
import type { MessageId } from '#core/i18n.ts'
import type { DocumentBlock } from '../../src/content/document.ts'
import { Rich, useView } from '../layout/view.tsx'
import { tagUrls, placeholderValues } from './message-values.ts'

export function Words({ id }: { id: MessageId }) {
  const view = useView()
  const tags = Object.fromEntries(
    Object.entries(tagUrls(view)).map(([name, href]) => [
      name,
      href === null ? <Fragment key={name} /> : <a key={name} href={href} />,
    ]),
  )
  return <Rich id={id} values={placeholderValues(view)} tags={tags} />
}

/** Renders the blocks of a text page: paragraphs, lists and tables. */
export const Blocks = ({ blocks }: { blocks: readonly DocumentBlock[] }) =>
  blocks.map((block, index) => <Shown key={index} block={block} />)

function Shown({ block }: { block: DocumentBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <Words id={block} />
      </p>
    )
  if ('text' in block) return <Shown block={block.text} />
  if ('points' in block)
    return (
      <ul>
        {block.points.map((id) => (
          <li key={id}>
            <Words id={id} />
          </li>
        ))}
      </ul>
    )
  return <Table {...block} />
}

/** Renders a table. On a phone each row becomes a block in which every cell repeats its column's heading. */
function Table({ head, rows }: Extract<DocumentBlock, { head: unknown }>) {
  const { t } = useView().texts
  return (
    <table className="facts">
      <thead>
        <tr>
          {head.map((id) => (
            <th key={id} scope="col">
              {t(id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">
              <Words id={first!} />
            </th>
            {others.map((id, index) => (
              <td key={id}>
                <span className="what" aria-hidden="true">
                  {t(head[index + 1]!)}
                </span>
                <Words id={id} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
