export { envelopeLink, openEnvelopeGuid } from './envelope-link.ts'
export { envelopeOfParticipant } from './envelope-for.ts'
export { breakEnvelopeOf } from './open-envelope.ts'
export { renewEnvelope } from './renew-envelope.ts'
export {
  renewEnvelopeMessages,
  renewEnvelopeProblems,
  type RenewEnvelopeProblem,
  type TurnProblem,
} from './problems.ts'
export { resealEnvelopes } from './reseal-envelopes.ts'
export { storeEnvelopes } from './store-envelopes.ts'
export { endTurn, newTurnKey, openInTurn, type Look } from './turn.ts'
export { destroyEnvelopes, voidEnvelope } from './void-envelopes.ts'
