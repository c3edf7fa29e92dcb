import type { Switch } from '#core/config.ts'
import type { MessageId } from '#core/i18n.ts'

/** A paragraph, the points of a list, or a table whose rows begin with what they are about. With `by`, a paragraph is left out while that is switched off. */
export type Block =
  | MessageId
  | { text: MessageId; by: Switch }
  | { points: readonly MessageId[] }
  | { head: readonly MessageId[]; rows: readonly (readonly MessageId[])[] }

export interface Section {
  /** its anchor, the same in every language */
  id: string
  title: MessageId
  blocks: readonly Block[]
}

/** A page of words alone, made of messages: none can lack a language. */
export interface TextDocument {
  title: MessageId
  lead: MessageId
  /** day on which its words were changed last */
  changedOn: string
  sections: readonly Section[]
}

/** A question that is answered; of a part of the product only while that is switched on. */
export interface Question {
  /** its anchor, the same in every language */
  id: string
  question: MessageId
  answer: readonly Block[]
  by?: Switch
}

export const wordsOf = (block: Block): readonly MessageId[] =>
  typeof block === 'string'
    ? [block]
    : 'text' in block
      ? [block.text]
      : 'points' in block
        ? block.points
        : block.rows.flat()

export interface Topic {
  id: string
  title: MessageId
  questions: readonly Question[]
}
