import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { additions, breakingChanges } from './breaking-changes.ts'
import { checkDocument, type OpenApi, type Operation, type Schema } from './openapi.ts'

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})

const release: OpenApi = {
  openapi: '3.1.0',
  info: { title: 'Gifts', version: '1' },
  components: {
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' }, token: { type: 'http' } },
    schemas: {
      Gift: object(
        {
          id: { type: 'string', format: 'uuid' },
          title: { type: ['string', 'null'], description: 'Title of the gift' },
          state: { type: ['string', 'null'], enum: ['Free', 'Bought', null] },
          stars: { type: 'integer' },
          owner: { anyOf: [object({ name: { type: 'string' } }), { type: 'null' }] },
          similar: { type: 'array', items: { $ref: '#/components/schemas/Gift' } },
          place: {
            anyOf: [
              object({ kind: { const: 'Shop' }, url: { type: 'string' } }),
              object({ kind: { const: 'Home' }, street: { type: 'string' } }),
            ],
          },
        },
        ['id', 'title', 'state', 'owner', 'similar'],
      ),
    },
  },
  paths: {
    '/gifts': {
      post: {
        operationId: 'addGift',
        summary: 'Add a gift',
        security: [{ session: [] }],
        requestBody: {
          required: false,
          content: {
            'application/json': {
              schema: object(
                {
                  title: { type: 'string', maxLength: 50 },
                  note: { type: ['string', 'null'] },
                  price: { type: 'number', minimum: 0 },
                  state: { type: 'string', enum: ['Free', 'Bought'] },
                  kind: { const: 'Gift' },
                  labels: { type: 'array', items: { type: 'string' } },
                  extras: { type: 'object', additionalProperties: { type: 'string' } },
                  isSecret: { type: 'boolean' },
                },
                ['title'],
              ),
            },
            'multipart/form-data': { schema: object({ image: {} }) },
          },
        },
        responses: {
          201: { description: 'Added', ...json({ $ref: '#/components/schemas/Gift' }) },
          204: { description: 'Nothing to add' },
          422: {
            description: 'Refused',
            ...json({
              anyOf: [
                object({ problem: { enum: ['TooLong', 'TooMany'] } }),
                object({ errors: { type: 'object', additionalProperties: { type: 'string' } } }),
              ],
            }),
          },
        },
      },
    },
    '/gifts/{id}': {
      get: {
        summary: 'Get a gift',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'page', in: 'query', schema: { type: 'number' } },
        ],
        responses: {
          200: {
            description: 'The gift',
            headers: { ETag: { schema: { type: 'string' } } },
            ...json({ $ref: '#/components/schemas/Gift' }),
          },
          404: { description: 'Not found' },
        },
      },
    },
  },
}

const add = (document: OpenApi): Operation => document.paths['/gifts']!['post']!
const get = (document: OpenApi): Operation => document.paths['/gifts/{id}']!['get']!
const sent = (document: OpenApi): Schema => add(document).requestBody!.content!['application/json']!.schema
const sentFields = (document: OpenApi): Record<string, Schema> => sent(document).properties!
const gift = (document: OpenApi): Schema => document.components!.schemas!['Gift']!
const giftFields = (document: OpenApi): Record<string, Schema> => gift(document).properties!
const refusal = (document: OpenApi): Schema => add(document).responses[422]!.content!['application/json']!.schema

type Mutation = (document: OpenApi) => void

function changed(mutate: Mutation, before = release) {
  const after = structuredClone(before)
  mutate(after)
  return { breaks: breakingChanges(before, after), adds: additions(before, after) }
}

/** Fields of the answers that contain a gift. */
const inGifts = (rest: string) => [
  `POST /gifts: response 201 field ${rest}`,
  `GET /gifts/{id}: response 200 field ${rest}`,
]

/** Checks a change after which a request accepts less, and the additions of its reverse. */
function checkNarrowing(name: string, narrow: Mutation, breaks: string[], adds: string[] = []) {
  test(name, () => {
    const narrower = structuredClone(release)
    narrow(narrower)
    assert.deepEqual(breakingChanges(release, narrower), breaks)
    assert.deepEqual(additions(release, narrower), [])
    assert.deepEqual(additions(narrower, release), adds)
    assert.deepEqual(breakingChanges(narrower, release), [])
  })
}

/** Checks a change after which an answer may be more. Its reverse must break nothing. */
function checkWidening(name: string, widen: Mutation, breaks: string[]) {
  test(name, () => {
    const wider = structuredClone(release)
    widen(wider)
    assert.deepEqual(breakingChanges(release, wider), breaks)
    assert.deepEqual(additions(release, wider), [])
    assert.deepEqual(breakingChanges(wider, release), [])
    assert.deepEqual(additions(wider, release), [])
  })
}

test('the document of these tests is valid', () => checkDocument(release))

describe('Operations', () => {
  test('a document that stays the same breaks nothing and adds nothing', () =>
    assert.deepEqual(
      changed(() => {}),
      { breaks: [], adds: [] },
    ))

  test('a removed path is breaking, and a new one is an addition', () => {
    const move: Mutation = ({ paths }) => {
      paths['/presents'] = paths['/gifts']!
      delete paths['/gifts']
    }
    assert.deepEqual(changed(move), { breaks: ['POST /gifts is removed'], adds: ['POST /presents is new'] })
  })

  test('a removed method is breaking, and a new one is an addition', () => {
    const replace: Mutation = ({ paths }) => {
      paths['/gifts/{id}'] = { put: paths['/gifts/{id}']!['get']! }
    }
    assert.deepEqual(changed(replace), { breaks: ['GET /gifts/{id} is removed'], adds: ['PUT /gifts/{id} is new'] })
  })

  test('a changed or removed operationId is breaking, and a new one is not', () => {
    const rename: Mutation = (document) => (add(document).operationId = 'createGift')
    assert.deepEqual(changed(rename), {
      breaks: ['POST /gifts changes its operationId from addGift to createGift'],
      adds: [],
    })
    const remove: Mutation = (document) => delete add(document).operationId
    assert.deepEqual(changed(remove), { breaks: ['POST /gifts no longer has operationId addGift'], adds: [] })
    const name: Mutation = (document) => (get(document).operationId = 'getGift')
    assert.deepEqual(changed(name), { breaks: [], adds: [] })
  })

  test('a schema whose name disappears is breaking', () => {
    const rename: Mutation = (document) => {
      const text = JSON.stringify(document).replaceAll('schemas/Gift"', 'schemas/Present"')
      Object.assign(document, JSON.parse(text))
      document.components!.schemas = { Present: gift(document) }
    }
    assert.deepEqual(changed(rename), { breaks: ['components.schemas.Gift is removed'], adds: [] })
  })

  test('descriptions, examples, tags and the order of things never break anything', () => {
    const reword: Mutation = (document) => {
      add(document).summary = 'Another summary'
      Object.assign(add(document), { tags: ['Gifts'], description: 'Other', deprecated: true, 'x-more': 1 })
      Object.assign(giftFields(document)['title']!, { description: 'Other', examples: ['Bike'], 'x-more': 1 })
      gift(document).required!.reverse()
      gift(document).properties = Object.fromEntries(Object.entries(giftFields(document)).reverse())
      sentFields(document)['state']!.enum!.reverse()
      refusal(document).anyOf!.reverse()
      document.paths = Object.fromEntries(Object.entries(document.paths).reverse())
    }
    assert.deepEqual(changed(reword), { breaks: [], adds: [] })
  })
})

describe('Security', () => {
  const secure =
    (security: Operation['security']): Mutation =>
    (document) => {
      if (security) add(document).security = security
      else delete add(document).security
    }
  const between = (before: Operation['security'], after: Operation['security']) => {
    const former = structuredClone(release)
    secure(before)(former)
    return changed(secure(after), former)
  }

  test('a scheme that is newly required is breaking, and one that is no longer required is an addition', () => {
    assert.deepEqual(between([], [{ session: [] }]), {
      breaks: ['POST /gifts is no longer open to a client with no scheme'],
      adds: [],
    })
    assert.deepEqual(between([{ session: [] }], [{ session: [], token: [] }]), {
      breaks: ['POST /gifts is no longer open to a client with session'],
      adds: [],
    })
    assert.deepEqual(between([{ session: [] }], []), {
      breaks: [],
      adds: ['POST /gifts is open to a client with no scheme now'],
    })
  })

  test('another alternative beside the former schemes is an addition', () =>
    assert.deepEqual(between([{ session: [] }], [{ session: [] }, { token: [] }]), {
      breaks: [],
      adds: ['POST /gifts is open to a client with token now'],
    }))

  test('a scope that is newly required is breaking', () =>
    assert.deepEqual(between([{ session: ['read'] }], [{ session: ['read', 'write'] }]), {
      breaks: ['POST /gifts is no longer open to a client with session (read)'],
      adds: [],
    }))

  test('security that was not documented is not compared', () =>
    assert.deepEqual(between(undefined, [{ session: [] }]), { breaks: [], adds: [] }))

  test('the security of the document counts for operations without their own', () => {
    const former = structuredClone(release)
    former.security = []
    delete add(former).security
    assert.deepEqual(changed(secure([{ session: [] }]), former).breaks, [
      'POST /gifts is no longer open to a client with no scheme',
    ])
  })

  test('another definition of a scheme is breaking, and another description of it is not', () => {
    const define = (change: object): Mutation => {
      return ({ components }) => Object.assign(components!.securitySchemes!['session']!, change)
    }
    assert.deepEqual(changed(define({ name: 'id' })).breaks, ['components.securitySchemes.session is changed'])
    assert.deepEqual(changed(define({ description: 'Of a user' })).breaks, [])
  })
})

describe('Parameters', () => {
  const header = (required: boolean) => ({ name: 'X-CSRF', in: 'header', required, schema: { type: 'string' } })

  test('a removed parameter is breaking', () =>
    assert.deepEqual(
      changed((document) => get(document).parameters!.pop()),
      { breaks: ['GET /gifts/{id}: query parameter page is removed'], adds: [] },
    ))

  test('a new required parameter is breaking, and a new optional one is an addition', () => {
    assert.deepEqual(
      changed((document) => (add(document).parameters = [header(true)])),
      { breaks: ['POST /gifts: header parameter x-csrf is new and required'], adds: [] },
    )
    assert.deepEqual(
      changed((document) => (add(document).parameters = [header(false)])),
      { breaks: [], adds: ['POST /gifts: header parameter x-csrf is new'] },
    )
  })

  checkNarrowing(
    'a parameter that becomes required is breaking, and one that may be left out is an addition',
    (document) => (get(document).parameters![1]!.required = true),
    ['GET /gifts/{id}: query parameter page is required now'],
    ['GET /gifts/{id}: query parameter page may be left out now'],
  )

  checkNarrowing(
    'a parameter that accepts less is breaking',
    (document) => (get(document).parameters![1]!.schema = { type: 'integer' }),
    ['GET /gifts/{id}: query parameter page no longer accepts a number with decimals'],
    ['GET /gifts/{id}: query parameter page accepts a number with decimals now'],
  )

  test('parameters in components and headers in other case are the same parameters', () => {
    const former = structuredClone(release)
    add(former).parameters = [header(true)]
    const move: Mutation = (document) => {
      document.components!.parameters = { Csrf: { ...header(true), name: 'x-csrf' } }
      add(document).parameters = [{ $ref: '#/components/parameters/Csrf' } as never]
    }
    assert.deepEqual(changed(move, former), { breaks: [], adds: [] })
  })
})

describe('Requests', () => {
  const at = (field: string) => `POST /gifts: request field ${field}`
  const set =
    (field: string, schema: Schema): Mutation =>
    (document) =>
      (sentFields(document)[field] = schema)

  checkNarrowing(
    'a body that becomes required is breaking',
    (document) => (add(document).requestBody!.required = true),
    ['POST /gifts: request body is required now'],
    ['POST /gifts: request body may be left out now'],
  )

  test('a new body is breaking if it is required, and an addition otherwise', () => {
    const giveBody =
      (required: boolean): Mutation =>
      (document) =>
        (get(document).requestBody = { required, ...json({}) })
    assert.deepEqual(changed(giveBody(true)), {
      breaks: ['GET /gifts/{id}: request body is new and required'],
      adds: [],
    })
    assert.deepEqual(changed(giveBody(false)), { breaks: [], adds: ['GET /gifts/{id}: request body is new'] })
  })

  test('a removed body is breaking', () =>
    assert.deepEqual(
      changed((document) => delete add(document).requestBody),
      { breaks: ['POST /gifts: request body is removed'], adds: [] },
    ))

  checkNarrowing(
    'a removed media type is breaking, and a new one is an addition',
    (document) => delete add(document).requestBody!.content!['multipart/form-data'],
    ['POST /gifts: request body as multipart/form-data is removed'],
    ['POST /gifts: request body as multipart/form-data is new'],
  )

  checkNarrowing(
    'a removed field is breaking, and a new optional one is an addition',
    (document) => delete sentFields(document)['note'],
    [`${at('note')} is removed`],
    [`${at('note')} is new`],
  )

  test('a new required field is breaking', () =>
    assert.deepEqual(
      changed((document) => {
        set('color', { type: 'string' })(document)
        sent(document).required!.push('color')
      }),
      { breaks: [`${at('color')} is new and required`], adds: [] },
    ))

  checkNarrowing(
    'a field that becomes required is breaking',
    (document) => sent(document).required!.push('note'),
    [`${at('note')} is required now`],
    [`${at('note')} may be left out now`],
  )

  checkNarrowing(
    'null that is no longer accepted is breaking',
    set('note', { type: 'string' }),
    [`${at('note')} no longer accepts null`],
    [`${at('note')} accepts null now`],
  )

  checkNarrowing(
    'integers instead of numbers are breaking',
    set('price', { type: 'integer', minimum: 0 }),
    [`${at('price')} no longer accepts a number with decimals`],
    [`${at('price')} accepts a number with decimals now`],
  )

  checkNarrowing(
    'a removed value of an enumeration is breaking',
    set('state', { type: 'string', enum: ['Free'] }),
    [`${at('state')} no longer accepts "Bought"`],
    [`${at('state')} accepts "Bought" now`],
  )

  checkNarrowing(
    'an enumeration instead of any text is breaking',
    set('note', { type: ['string', 'null'], enum: ['Short', 'Long', null] }),
    [`${at('note')} accepts only "Short" or "Long" now`],
    [`${at('note')} accepts any string now`],
  )

  checkNarrowing(
    'a boolean that must be true is breaking',
    set('isSecret', { const: true }),
    [`${at('isSecret')} no longer accepts false`],
    [`${at('isSecret')} accepts false now`],
  )

  test('another constant is breaking', () =>
    assert.deepEqual(changed(set('kind', { const: 'Wish' })), {
      breaks: [`${at('kind')} no longer accepts "Gift"`],
      adds: [`${at('kind')} accepts "Wish" now`],
    }))

  test('another type is breaking', () => {
    assert.deepEqual(changed(set('labels', { type: ['string', 'null'] })), {
      breaks: [`${at('labels')} no longer accepts an array`],
      adds: [`${at('labels')} accepts null now`, `${at('labels')} accepts a string now`],
    })
    assert.deepEqual(changed(set('labels', { type: 'array', items: { type: 'integer' } })), {
      breaks: [`${at('labels[]')} no longer accepts a string`],
      adds: [`${at('labels[]')} accepts an integer now`],
    })
  })

  checkNarrowing(
    'a type instead of any value is breaking',
    (document) =>
      (add(document).requestBody!.content!['multipart/form-data']!.schema.properties!['image'] = { type: 'string' }),
    ['POST /gifts: request (multipart/form-data) field image no longer accepts any value'],
    ['POST /gifts: request (multipart/form-data) field image accepts any value now'],
  )

  for (const [bound, field, schema] of [
    ['minLength 1', 'title', { type: 'string', maxLength: 50, minLength: 1 }],
    ['maxLength 40', 'title', { type: 'string', maxLength: 40 }],
    ['pattern ^B', 'title', { type: 'string', maxLength: 50, pattern: '^B' }],
    ['minimum 1', 'price', { type: 'number', minimum: 1 }],
    ['maximum 9', 'price', { type: 'number', minimum: 0, maximum: 9 }],
    ['minItems 1', 'labels', { type: 'array', items: { type: 'string' }, minItems: 1 }],
    ['maxItems 9', 'labels', { type: 'array', items: { type: 'string' }, maxItems: 9 }],
  ] as [string, string, Schema][])
    test(`a new or tighter bound is breaking: ${bound}`, () => {
      const tighter = structuredClone(release)
      set(field, schema)(tighter)
      assert.deepEqual(breakingChanges(release, tighter), [`${at(field)} has a new or tighter ${bound}`])
      assert.deepEqual(breakingChanges(tighter, release), [])
      const keyword = bound.split(' ')[0]!
      const former = sentFields(release)[field]![keyword as 'maxLength']
      assert.deepEqual(additions(tighter, release), [
        `${at(field)} has a looser ${former === undefined ? keyword : `${keyword} ${former}`}`,
      ])
    })

  test('another pattern is breaking', () => {
    const former = structuredClone(release)
    set('title', { type: 'string', pattern: '^A' })(former)
    assert.deepEqual(changed(set('title', { type: 'string', pattern: '^B' }), former).breaks, [
      `${at('title')} has a new or tighter pattern ^B`,
    ])
  })

  test('a minimum of 0 for a length is no bound', () =>
    assert.deepEqual(changed(set('title', { type: 'string', minLength: 0, maxLength: 50 })), { breaks: [], adds: [] }))

  checkNarrowing(
    'a new format is breaking',
    set('note', { type: ['string', 'null'], format: 'date' }),
    [`${at('note')} needs format date now`],
    [`${at('note')} no longer needs format date`],
  )

  test('another format is breaking', () => {
    const former = structuredClone(release)
    set('note', { type: 'string', format: 'date-time' })(former)
    assert.deepEqual(changed(set('note', { type: 'string', format: 'date' }), former).breaks, [
      `${at('note')} changes its format from date-time to date`,
    ])
  })

  test('other fields are compared if they have a schema', () =>
    assert.deepEqual(changed(set('extras', { type: 'object', additionalProperties: { type: 'integer' } })), {
      breaks: [`${at('extras.*')} no longer accepts a string`],
      adds: [`${at('extras.*')} accepts an integer now`],
    }))

  checkNarrowing(
    'forbidden other fields are breaking',
    (document) => (sent(document).additionalProperties = false),
    ['POST /gifts: request body no longer accepts other fields'],
    ['POST /gifts: request body accepts other fields now'],
  )

  test('a removed alternative is breaking, and a new one is an addition', () => {
    const named = object({ name: { type: 'string' } })
    const numbered = object({ number: { type: 'integer' } })
    const former = structuredClone(release)
    set('target', { anyOf: [named, numbered] })(former)
    const latter = structuredClone(release)
    set('target', named)(latter)
    assert.deepEqual(breakingChanges(former, latter), [`${at('target')} no longer accepts the alternative {number}`])
    assert.deepEqual(additions(latter, former), [`${at('target')} accepts another alternative now: {number}`])
  })

  test('a change of a keyword that this comparison does not know is breaking', () =>
    assert.deepEqual(changed(set('title', { type: 'string', maxLength: 50, not: { const: '' } } as Schema)), {
      breaks: [`${at('title')} changes its not, which nothing here can judge`],
      adds: [],
    }))
})

describe('Answers', () => {
  const set =
    (field: string, schema: Schema): Mutation =>
    (document) =>
      (giftFields(document)[field] = schema)

  test('a removed or new status of success is breaking', () => {
    const move: Mutation = (document) => {
      add(document).responses[202] = add(document).responses[204]!
      delete add(document).responses[204]
    }
    assert.deepEqual(changed(move), {
      breaks: ['POST /gifts no longer answers 204', 'POST /gifts may answer 202 now'],
      adds: [],
    })
  })

  test('a new status of a refusal is an addition, and a removed one breaks nothing', () => {
    const move: Mutation = (document) => {
      get(document).responses[410] = get(document).responses[404]!
      get(document).responses[503] = get(document).responses[404]!
      delete get(document).responses[404]
    }
    assert.deepEqual(changed(move), {
      breaks: [],
      adds: ['GET /gifts/{id} may answer 410 now', 'GET /gifts/{id} may answer 503 now'],
    })
  })

  test('a removed body or media type is breaking, and a new one is an addition', () => {
    assert.deepEqual(
      changed((document) => delete get(document).responses[200]!.content),
      { breaks: ['GET /gifts/{id}: response 200 body as application/json is removed'], adds: [] },
    )
    assert.deepEqual(
      changed((document) => (get(document).responses[200]!.content!['text/csv'] = { schema: {} })),
      { breaks: [], adds: ['GET /gifts/{id}: response 200 body as text/csv is new'] },
    )
  })

  test('a removed header is breaking, and a new one is an addition', () => {
    const replace: Mutation = (document) => (get(document).responses[200]!.headers = { Age: {} })
    assert.deepEqual(changed(replace), {
      breaks: ['GET /gifts/{id}: response 200 header etag is removed'],
      adds: ['GET /gifts/{id}: response 200 header age is new'],
    })
  })

  test('a removed field is breaking, and a new one is an addition', () => {
    const former = structuredClone(release)
    const rename: Mutation = (document) => {
      delete giftFields(document)['stars']
      set('rating', { type: 'integer' })(document)
    }
    assert.deepEqual(changed(rename, former), {
      breaks: inGifts('stars is removed'),
      adds: inGifts('rating is new'),
    })
  })

  test('a new required field is an addition', () => {
    const require: Mutation = (document) => {
      set('rating', { type: 'integer' })(document)
      gift(document).required!.push('rating')
    }
    assert.deepEqual(changed(require), { breaks: [], adds: inGifts('rating is new') })
  })

  checkWidening(
    'a field that is no longer required is breaking',
    (document) => gift(document).required!.shift(),
    inGifts('id may be missing now'),
  )

  checkWidening(
    'null that is newly possible is breaking',
    set('stars', { type: ['integer', 'null'] }),
    inGifts('stars may be null now'),
  )

  checkWidening(
    'numbers instead of integers are breaking',
    set('stars', { type: 'number' }),
    inGifts('stars may be a number with decimals now'),
  )

  checkWidening(
    'another possible type is breaking',
    set('title', { type: ['string', 'null', 'array'] }),
    inGifts('title may be an array now'),
  )

  checkWidening('any value instead of a type is breaking', set('stars', {}), inGifts('stars may be any value now'))

  checkWidening(
    'a new value of an enumeration is breaking',
    set('state', { type: ['string', 'null'], enum: ['Free', 'Bought', 'Given', null] }),
    inGifts('state may be "Given" now'),
  )

  checkWidening(
    'any text instead of an enumeration is breaking',
    set('state', { type: ['string', 'null'] }),
    inGifts('state may be any string now'),
  )

  checkWidening('a dropped format is breaking', set('id', { type: 'string' }), inGifts('id no longer has format uuid'))

  test('another format is breaking', () =>
    assert.deepEqual(
      changed(set('id', { type: 'string', format: 'uri' })).breaks,
      inGifts('id changes its format from uuid to uri'),
    ))

  test('bounds are ignored', () => {
    const bound = set('title', { type: ['string', 'null'], minLength: 1, pattern: '^A' })
    assert.deepEqual(changed(bound), { breaks: [], adds: [] })
    const former = structuredClone(release)
    bound(former)
    assert.deepEqual(changed(set('title', { type: ['string', 'null'] }), former), { breaks: [], adds: [] })
  })

  test('other fields that are newly allowed are an addition, and removed ones are breaking', () => {
    const former = structuredClone(release)
    set('extras', { type: 'object', additionalProperties: false })(former)
    const latter = structuredClone(release)
    set('extras', { type: 'object', additionalProperties: { type: 'string' } })(latter)
    assert.deepEqual(breakingChanges(former, latter), [])
    assert.deepEqual(additions(former, latter), inGifts('extras may have other fields now'))
    assert.deepEqual(breakingChanges(latter, former), inGifts('extras.* is removed'))
  })

  test('other fields that are newly forbidden break nothing', () =>
    assert.deepEqual(
      changed((document) => (gift(document).additionalProperties = false)),
      { breaks: [], adds: [] },
    ))

  test('a change of a keyword that this comparison does not know is breaking', () =>
    assert.deepEqual(
      changed(set('stars', { type: 'integer', not: { const: 0 } } as Schema)).breaks,
      inGifts('stars changes its not, which nothing here can judge'),
    ))

  test('a change within an alternative to null is found', () => {
    const rename = set('owner', { anyOf: [{ type: 'null' }, object({ fullName: { type: 'string' } })] })
    assert.deepEqual(changed(rename), {
      breaks: inGifts('owner.name is removed'),
      adds: inGifts('owner.fullName is new'),
    })
  })

  test('alternatives are paired by their constant', () => {
    const swap = set('place', {
      anyOf: [
        object({ kind: { const: 'Home' }, url: { type: 'string' } }),
        object({ kind: { const: 'Shop' }, street: { type: 'string' } }),
      ],
    })
    const inEachGift = (...rest: string[]) => [
      ...rest.map((text) => inGifts(text)[0]!),
      ...rest.map((text) => inGifts(text)[1]!),
    ]
    assert.deepEqual(changed(swap), {
      breaks: inEachGift('place.url is removed', 'place.street is removed'),
      adds: inEachGift('place.street is new', 'place.url is new'),
    })
  })

  test('alternatives without a constant are paired by their fields', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => object({ [name]: { type: 'string' } }))
    const former = structuredClone(release)
    set('place', { anyOf: [a!, b!] })(former)
    assert.deepEqual(changed(set('place', { anyOf: [b!, c!] }), former), {
      breaks: inGifts('place may be another alternative now: {c}'),
      adds: [],
    })
  })

  test('alternatives in another order are the same', () => {
    const [text, count] = ['string', 'integer'].map((type) => object({ value: { type } }))
    const former = structuredClone(release)
    set('place', { anyOf: [text!, count!] })(former)
    assert.deepEqual(changed(set('place', { anyOf: [count!, text!] }), former), { breaks: [], adds: [] })
  })

  checkWidening(
    'a new alternative is breaking',
    (document) => giftFields(document)['place']!.anyOf!.push(object({ kind: { const: 'Web' } })),
    inGifts('place.kind may be "Web" now'),
  )

  checkWidening(
    'a new alternative without a constant is breaking',
    (document) => giftFields(document)['place']!.anyOf!.push(object({ lat: { type: 'number' }, lon: {} })),
    inGifts('place may be another alternative now: {lat, lon}'),
  )

  test('a new problem of a refusal is an addition, and a removed one breaks nothing', () => {
    const replace: Mutation = (document) =>
      (refusal(document).anyOf![0]!.properties!['problem'] = { enum: ['TooLong', 'TooLarge'] })
    assert.deepEqual(changed(replace), {
      breaks: [],
      adds: ['POST /gifts: response 422 field problem may be "TooLarge" now'],
    })
  })

  test('a new problem with its own fields is an addition', () => {
    const further = object({ problem: { const: 'TooLarge' }, most: { type: 'integer' } })
    assert.deepEqual(
      changed((document) => refusal(document).anyOf!.push(further)),
      { breaks: [], adds: ['POST /gifts: response 422 field problem may be "TooLarge" now'] },
    )
  })

  test('a new problem is breaking if the status is no refusal', () => {
    const former = structuredClone(release)
    set('problem', { enum: ['Sold'] })(former)
    assert.deepEqual(
      changed(set('problem', { enum: ['Sold', 'Lost'] }), former).breaks,
      inGifts('problem may be "Lost" now'),
    )
  })

  test('another value of another field of a refusal is breaking', () => {
    const former = structuredClone(release)
    refusal(former).anyOf![0]!.properties!['reason'] = { enum: ['Size'] }
    const widen: Mutation = (document) =>
      (refusal(document).anyOf![0]!.properties!['reason'] = { enum: ['Size', 'Age'] })
    assert.deepEqual(changed(widen, former).breaks, ['POST /gifts: response 422 field reason may be "Age" now'])
  })
})

describe('Forms of the same schema', () => {
  /** Checks that two forms are the same in requests and in answers, whichever of them comes first. */
  function checkSame(one: Schema, other: Schema) {
    const withField = (schema: Schema) => {
      const document = structuredClone(release)
      document.components!.schemas!['Owner'] = object({ name: { type: 'string' } })
      document.components!.schemas!['State'] = { type: 'string', enum: ['A', 'B'] }
      sentFields(document)['field'] = schema
      giftFields(document)['field'] = schema
      return document
    }
    for (const [before, after] of [
      [withField(one), withField(other)],
      [withField(other), withField(one)],
    ] as const)
      assert.deepEqual([...breakingChanges(before, after), ...additions(before, after)], [])
  }
  const owner: Schema = { $ref: '#/components/schemas/Owner' }
  const inlined = object({ name: { type: 'string' } })

  test('a reference means what it names', () => {
    checkSame(owner, inlined)
    checkSame({ ...owner, description: 'Owner of the gift' }, owner)
    checkSame({ allOf: [owner] }, inlined)
    checkSame({ allOf: [owner], description: 'Owner of the gift' }, owner)
  })

  test('a keyword beside a reference counts', () => {
    checkSame({ $ref: '#/components/schemas/State', enum: ['B', 'C'] }, { const: 'B' })
    checkSame({ ...owner, type: 'object' }, inlined)
  })

  test('several parts of allOf hold together', () => {
    const parts = [
      object({ a: { type: 'number' }, b: { type: 'string', maxLength: 5 } }, ['b']),
      object({ a: { type: 'integer' }, b: { type: 'string', maxLength: 9 } }, ['a']),
    ]
    checkSame({ allOf: parts }, object({ a: { type: 'integer' }, b: { type: 'string', maxLength: 5 } }))
  })

  test('null may be a type or an alternative', () => {
    checkSame({ type: ['string', 'null'] }, { anyOf: [{ type: 'string' }, { type: 'null' }] })
    checkSame({ anyOf: [owner, { type: 'null' }] }, { ...inlined, type: ['object', 'null'] })
    checkSame({ oneOf: [{ type: 'null' }, owner] }, { ...inlined, type: ['object', 'null'] })
    checkSame(
      { type: ['string', 'null'], enum: ['A', 'B', null] },
      { anyOf: [{ $ref: '#/components/schemas/State' }, { type: 'null' }] },
    )
  })

  test('one value may be a constant or an enumeration, and several may be alternatives', () => {
    checkSame({ const: 'A' }, { type: 'string', enum: ['A'] })
    checkSame({ anyOf: [{ const: 1 }, { type: 'number', enum: [2] }] }, { type: 'integer', enum: [2, 1] })
    checkSame({ type: 'boolean' }, { enum: [true, false] })
    checkSame({ anyOf: [{ type: 'string' }, { const: 'A' }] }, { type: 'string' })
  })

  test('an enumeration holds only values that its type and its pattern allow', () => {
    checkSame({ type: 'string', enum: ['A', null, 1] }, { const: 'A' })
    checkSame({ allOf: [{ enum: ['A', 'B'] }, { type: 'string', pattern: '^B' }] }, { const: 'B' })
  })

  test('alternatives that differ in one enumeration are one object with all its values', () =>
    checkSame(
      { anyOf: [object({ kind: { const: 'A' }, n: {} }), object({ kind: { enum: ['B', 'C'] }, n: {} })] },
      object({ kind: { enum: ['A', 'B', 'C'] }, n: {} }),
    ))

  test('an absent additionalProperties allows any other field', () =>
    checkSame({ ...inlined, additionalProperties: true }, { ...inlined, additionalProperties: {} }))

  test('an answer in components is the same answer', () => {
    const move: Mutation = (document) => {
      document.components!.responses = { Refused: add(document).responses[422]! }
      document.components!.schemas!['Errors'] = refusal(document).anyOf![1]!
      refusal(document).anyOf![1] = { $ref: '#/components/schemas/Errors' }
      add(document).responses[422] = { $ref: '#/components/responses/Refused' } as never
    }
    assert.deepEqual(changed(move), { breaks: [], adds: [] })
  })

  test('a schema that contains itself may be copied into itself', () => {
    const former = structuredClone(release)
    const similar = giftFields(former)['similar']!
    giftFields(former)['similar'] = { type: 'array', items: structuredClone(gift(former)) }
    gift(former).properties!['similar']!.items!.properties!['similar'] = similar
    assert.deepEqual([...breakingChanges(former, release), ...additions(former, release)], [])
  })
})
