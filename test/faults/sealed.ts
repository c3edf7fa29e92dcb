import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/lots/envelope.ts',
    replace: 'plain, `${lotLabel(lot)}:${content}`)\n\nfunction',
    by: 'plain, content)\n\nfunction',
    harm: 'an encrypted receiver can be decrypted in another lot’s place',
    tests: ['test/lots', 'test/core'],
  },
  {
    file: 'src/lots/envelope.ts',
    replace: "const salts = signer.codes('lot-receiver', '')",
    by: "const salts = ['']",
    harm: 'a dump and a lot’s link decrypt its receiver without the server’s secret',
    tests: ['test/draws/secret'],
  },
  {
    file: 'src/core/secret.ts',
    replace: 'Number(exp) > secondsOf(now) ?',
    by: 'Number(exp) > 0 ?',
    harm: 'a signed link works for ever',
    tests: ['test/core', 'test/profile/address.test.ts', 'test/sharing'],
  },
  {
    file: 'src/core/secret.ts',
    replace: 'a.length === b.length && timingSafeEqual(a, b)',
    by: 'a.length === b.length',
    harm: 'any text of the right length is a valid signature',
    tests: ['test/core', 'test/web'],
  },
  {
    file: 'src/lots/relink-lot.ts',
    replace: 'user_id = ${newUserId}::int, lot_version',
    by: 'lot_version',
    harm: 'the overview of a lot’s former account still opens the lot after it got a new reader',
    tests: ['test/draws/resend-lot.test.ts'],
  },
  {
    file: 'src/lots/relink-lot.ts',
    replace: 'lot_hash = ${lotHashOf(newGuid)}, sealed_guid = null,',
    by: 'lot_hash = ${lotHashOf(newGuid)},',
    harm: 'a lot that was sent on no longer opens after a change of the secret',
    tests: ['test/draws/resend-lot.test.ts', 'test/lots/reseal.test.ts'],
  },
  {
    file: 'src/lots/relink-lot.ts',
    replace: '  await tx`delete from lot_openings where participant_id = ${participantId}`\n',
    by: '',
    harm: 'a database dump reveals who opened a lot that was another person’s by then',
    tests: ['test/draws/resend-lot.test.ts', 'test/lots'],
  },
  {
    file: 'src/core/secret.ts',
    replace: 'for (const key of jwtKeysOf(purpose)) {',
    by: 'for (const key of jwtKeysOf(purpose).slice(0, 1)) {',
    harm: 'once the secret is replaced, the signed links in all earlier mails are dead',
    tests: ['test/core/secret.test.ts'],
  },
] satisfies Fault[]
