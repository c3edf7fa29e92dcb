import type { MessageId } from '#core/i18n.ts'

/** Problems of a survey reply that refers to a question or an answer that doesn't exist, or not any more. */
export const surveyMessages = {
  UnknownQuestion: 'leaving.survey.changed',
  UnknownAnswer: 'leaving.survey.changed',
} satisfies Record<string, MessageId>
export type SurveyProblem = keyof typeof surveyMessages
