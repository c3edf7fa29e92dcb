import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/web/csrf.ts',
    replace: "c.get('scope').session.id === null && !c.req.path",
    by: '!c.req.path',
    harm: 'a form of another page on our own host acts for whoever is logged in',
    tests: ['test/web'],
  },
  {
    file: 'src/web/csrf.ts',
    replace: "sender(c) === 'own page'",
    by: "sender(c) !== 'other page'",
    harm: 'a page of another site posts for a visitor whose browser says nothing',
    tests: ['test/web'],
  },
  {
    file: 'src/web/csrf.ts',
    replace: "signer.codes('csrf/answer', salt + sessionToken)",
    by: "signer.codes('csrf/answer', salt)",
    harm: 'one visitor’s token works for everybody',
    tests: ['test/web'],
  },
  {
    file: 'src/web/security-headers.ts',
    replace: '      formAction: ["\'self\'"],\n',
    by: '',
    harm: 'injected markup sends a password elsewhere',
    tests: ['test/web/security-headers.test.ts'],
  },
  {
    file: 'src/web/security-headers.ts',
    replace: "c.header('Referrer-Policy', 'strict-origin')",
    by: "c.header('Referrer-Policy', 'same-origin')",
    harm: 'a reset code is told to another page of ours by the referrer',
    tests: ['test/web/security-headers.test.ts'],
  },
  {
    file: 'src/accounts/sessions.ts',
    replace: 'expires_at = least(${expiryOf(sql, today)}, created_on + ${maxSessionDays}::int)',
    by: 'expires_at = ${expiryOf(sql, today)}',
    harm: 'a stolen session never ends while it is used',
    tests: ['test/accounts'],
  },
  {
    file: 'src/accounts/sessions.ts',
    replace: '  if (session.isForeign) {',
    by: '  if (!session) {',
    harm: 'a token that somebody planted becomes a session they know',
    tests: ['test/accounts', 'test/web', 'test/draws/open-with-organizer.test.ts'],
  },
  {
    file: 'src/accounts/sessions.ts',
    replace: '  await sql`delete from sessions where id = ${session.id}::int and user_id <> ${userId}`\n',
    by: '',
    harm: 'what the last person opened on a shared device stays open for the next',
    tests: ['test/accounts', 'test/web'],
  },
  {
    file: 'src/web/whole-body.ts',
    replace: "if (performance.now() - c.get('sessionFoundAt') > slowMs) await renewScope(c, services, find)",
    by: 'await Promise.resolve(renewScope && slowMs && find && services)',
    harm: 'a request whose last byte was held back finishes after the reset that ended its session',
    tests: ['test/web/slow-bodies.test.ts'],
  },
] satisfies Fault[]
