import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/envelopes/open-envelope.ts',
    replace: "    if (envelope.isOpened && !envelope.isOwn) return refuse('AlreadyOpened')\n",
    by: '',
    harm: 'everybody with the link of an opened envelope reads the lot, and nobody notices',
    tests: ['test/envelopes'],
  },
  {
    file: 'src/envelopes/open-envelope.ts',
    replace: '    if (!envelope.isOpened) await breakSeal(scope, tx, envelopeHashOf(guid))\n',
    by: '',
    harm: 'an organizer opens an envelope, and its person finds it closed',
    tests: ['test/envelopes'],
  },
  {
    file: 'src/envelopes/open-envelope.ts',
    replace: 'opener_hash = ${session.id === null ? tokenHashOf(session.token) : null}',
    by: 'opener_hash = null',
    harm: 'a participant whose connection broke while the envelope opened never sees the lot',
    tests: ['test/envelopes'],
  },
  {
    file: 'src/envelopes/envelope-for.ts',
    replace: ' and e.opened_on = ${dayOf(now())}::date',
    by: '',
    harm: 'a browser without a session opens an envelope again for ever',
    tests: ['test/envelopes'],
  },
  {
    file: 'src/envelopes/renew-envelope.ts',
    replace: '  await voidEnvelope(tx, participant.id)\n',
    by: '  await tx`delete from envelopes where participant_id = ${participant.id}`\n',
    harm: 'the link of a replaced envelope says that it never existed',
    tests: ['test/envelopes'],
  },
  {
    file: 'src/envelopes/renew-envelope.ts',
    replace: '  await relinkLot(scope, tx, participant.id, { email: null, userId: null })\n',
    by: '',
    harm: 'whoever opened an envelope wrongly goes on reading the lot after it was replaced',
    tests: ['test/envelopes'],
  },
  {
    file: 'src/envelopes/void-envelopes.ts',
    replace: 'set is_void = true, sealed_guid = null',
    by: 'set sealed_guid = null',
    harm: 'the envelope of a lot that was mailed meanwhile still opens',
    tests: ['test/envelopes'],
  },
  {
    file: 'src/draws/draw-for.ts',
    replace: 'email: isFriend || row.isOwnAddress ? null : row.email',
    by: 'email: isFriend ? null : row.email',
    harm: 'the organizer reads the address that a participant gave for their own lot',
    tests: ['test/envelopes'],
  },
  {
    file: 'src/draws/renew-envelope-of.ts',
    replace: "    if (!participant.isManaged) return refuse('Unauthorized')\n",
    by: '',
    harm: 'a stranger replaces the envelopes of a draw',
    tests: ['test/envelopes'],
  },
] satisfies Fault[]
