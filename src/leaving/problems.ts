import type { MessageId } from '#core/i18n.ts'

/** An answer to what is not asked any more, or never was. */
export const surveyProblems = ['UnknownQuestion', 'UnknownAnswer'] as const
export type SurveyProblem = (typeof surveyProblems)[number]

export const surveyMessages: Record<SurveyProblem, MessageId> = {
  UnknownQuestion: 'leaving.survey.changed',
  UnknownAnswer: 'leaving.survey.changed',
}
