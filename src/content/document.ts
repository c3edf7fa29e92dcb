import type { Switch } from '#core/config.ts'
import type { MessageId } from '#core/i18n.ts'

/**
 * Paragraph, points of a list, or a table whose rows begin with their subject. A paragraph with `by` is left out while
 * that switch is off.
 */
export type DocumentBlock =
  | MessageId
  | { text: MessageId; by: Switch }
  | { points: readonly MessageId[] }
  | { head: readonly MessageId[]; rows: readonly (readonly MessageId[])[] }

export interface DocumentSection {
  /** anchor of the section, the same in every language */
  id: string
  title: MessageId
  blocks: readonly DocumentBlock[]
}

/** Page that consists of text only. The text is made of messages, so that no language can lack a part of it. */
export interface TextDocument {
  title: MessageId
  lead: MessageId
  /** `YYYY-MM-DD`, day of the text's last change */
  changedOn: string
  sections: readonly DocumentSection[]
}

/** Question with its answer. A question with `by` is left out while that switch is off. */
export interface FaqQuestion {
  /** anchor of the question, the same in every language */
  id: string
  question: MessageId
  answer: readonly DocumentBlock[]
  by?: Switch
}

export const wordsOf = (block: DocumentBlock): readonly MessageId[] =>
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
  questions: readonly FaqQuestion[]
}
