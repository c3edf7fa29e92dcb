import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/web/reference/operation.ts',
    replace: "endpoint.method !== 'get' && !withoutCsrfToken",
    by: "endpoint.method === 'delete' && !withoutCsrfToken",
    harm: 'generated clients send changes without the CSRF token',
    tests: ['test/api/reference.test.ts'],
  },
  {
    file: 'src/web/reference/operation.ts',
    replace: "endpoint.requiresUser ? 'user' : 'session'",
    by: "'session'",
    harm: 'client developers don’t learn which calls need a login',
    tests: ['test/api/reference.test.ts'],
  },
  {
    file: 'src/web/reference/json-schema.ts',
    replace: "if (typeof type === 'string' && field.safeParse(null).success)",
    by: 'if (false)',
    harm: 'generated clients can’t send the null that we accept',
    tests: ['test/api/reference.test.ts'],
  },
  {
    file: 'src/web/reference/json-schema.ts',
    replace: "{ type: [choice.type, 'null'] }",
    by: '{ type: choice.type }',
    harm: 'generated clients take a field that may be null for one that never is',
    tests: ['test/api/reference.test.ts'],
  },
  {
    file: 'src/web/reference/json-schema.ts',
    replace: 'if (required.length > 0) json.required = required',
    by: 'if (required.length > 0) json.required = fields.map(([name]) => name)',
    harm: 'generated clients must send fields that we don’t need',
    tests: ['test/api/reference.test.ts'],
  },
  {
    file: 'src/web/signalr/invoke.ts',
    replace: 'schema.parse(args[index])',
    by: 'args[index]',
    harm: 'a method of the hub gets arguments that nothing has checked',
    tests: ['test/web/signalr.test.ts'],
  },
  {
    file: 'src/reference/pages.tsx',
    replace: 'contents[texts.edition.code]',
    by: 'contents.nl',
    harm: 'the page about the API is in the language of the edition that was read first',
    tests: ['test/contract/walk.test.ts'],
  },
] satisfies Fault[]
