import type { MessageId } from '#core/i18n.ts'

/** Problems of a survey reply that refers to a question or an answer that doesn't exist, or not any more. */
export const surveyProblems = ['UnknownQuestion', 'UnknownAnswer'] as const
export type SurveyProblem = (typeof surveyProblems)[number]

export const surveyMessages: Record<SurveyProblem, MessageId> = {
  UnknownQuestion: 'leaving.survey.changed',
  UnknownAnswer: 'leaving.survey.changed',
}
