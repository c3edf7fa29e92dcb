import { endpointsOf, resolve, typeOf, type DocumentedEndpoint, type OpenApi } from './openapi.ts'
import { type Content, type Operation, type Parameter, type Response, type Schema, type Security } from './openapi.ts'
import { accepts, familyOf, isUnknown, keyOf, lowerBounds, meaningOf, upperBounds } from './schema-meaning.ts'
import { type Meaning, type Shape, type Side } from './schema-meaning.ts'

/** Consequence of a change for a client that was written for the former document. */
interface Effect {
  kind: 'breaks' | 'adds'
  says: (detail: string) => string
}

type Words = string | Effect['says']
const effect = (kind: Effect['kind'], words: Words): Effect => ({
  kind,
  says: typeof words === 'string' ? () => words : words,
})
const breaks = (words: Words): Effect => effect('breaks', words)
const adds = (words: Words): Effect => effect('adds', words)
const none = null

/** Changes after which more values are possible. A server may take more, but must not answer more. */
const widenings = {
  nullAdded: { request: adds('accepts null now'), response: breaks('may be null now') },
  typeAdded: { request: adds((type) => `accepts ${type} now`), response: breaks((type) => `may be ${type} now`) },
  valuesAdded: {
    request: adds((values) => `accepts ${values} now`),
    response: breaks((values) => `may be ${values} now`),
  },
  problemAdded: { request: none, response: adds((values) => `may be ${values} now`) },
  enumerationOpened: {
    request: adds((type) => `accepts any ${type} now`),
    response: breaks((type) => `may be any ${type} now`),
  },
  restrictionLifted: { request: adds('accepts any value now'), response: breaks('may be any value now') },
  alternativeAdded: {
    request: adds((fields) => `accepts another alternative now: ${fields}`),
    response: breaks((fields) => `may be another alternative now: ${fields}`),
  },
  limitLoosened: { request: adds((limit) => `has a looser ${limit}`), response: none },
  formatDropped: {
    request: adds((format) => `no longer needs format ${format}`),
    response: breaks((format) => `no longer has format ${format}`),
  },
  otherFieldsAllowed: { request: adds('accepts other fields now'), response: adds('may have other fields now') },
}

/** Changes after which fewer values are possible. A server may answer less, but must not take less. */
const narrowings = {
  nullRemoved: { request: breaks('no longer accepts null'), response: none },
  typeRemoved: { request: breaks((type) => `no longer accepts ${type}`), response: none },
  valuesRemoved: { request: breaks((values) => `no longer accepts ${values}`), response: none },
  enumerationClosed: { request: breaks((values) => `accepts only ${values} now`), response: none },
  restrictionMade: { request: breaks('no longer accepts any value'), response: none },
  alternativeRemoved: { request: breaks((fields) => `no longer accepts the alternative ${fields}`), response: none },
  limitTightened: { request: breaks((limit) => `has a new or tighter ${limit}`), response: none },
  formatAdded: { request: breaks((format) => `needs format ${format} now`), response: none },
  otherFieldsForbidden: { request: breaks('no longer accepts other fields'), response: none },
}

/** Changes of which it is not known whether more or fewer values are possible. */
const alterations = {
  formatChanged: {
    request: breaks((formats) => `changes its format ${formats}`),
    response: breaks((formats) => `changes its format ${formats}`),
  },
  unknownKeywordChanged: {
    request: breaks((keyword) => `changes its ${keyword}, which nothing here can judge`),
    response: breaks((keyword) => `changes its ${keyword}, which nothing here can judge`),
  },
}

/** Changes of parts: fields, parameters, bodies, media types and headers. */
const parts = {
  removed: { request: breaks('is removed'), response: breaks('is removed') },
  added: { request: adds('is new'), response: adds('is new') },
  addedAsRequired: { request: breaks('is new and required'), response: adds('is new') },
  becameRequired: { request: breaks('is required now'), response: none },
  becameOptional: { request: adds('may be left out now'), response: breaks('may be missing now') },
}

const schemaRules = { ...widenings, ...narrowings, ...alterations, ...parts }

/** Changes of operations and of the whole document. Refusals are answers with status 4xx or 5xx. */
const operationRules = {
  operationRemoved: breaks('is removed'),
  operationAdded: adds('is new'),
  operationIdRemoved: breaks((id) => `no longer has operationId ${id}`),
  operationIdChanged: breaks((ids) => `changes its operationId ${ids}`),
  outcomeRemoved: breaks((status) => `no longer answers ${status}`),
  outcomeAdded: breaks((status) => `may answer ${status} now`),
  refusalRemoved: none,
  refusalAdded: adds((status) => `may answer ${status} now`),
  securityTightened: breaks((schemes) => `is no longer open to a client with ${schemes}`),
  securityLoosened: adds((schemes) => `is open to a client with ${schemes} now`),
  schemaNameRemoved: breaks('is removed'),
  securitySchemeChanged: breaks('is changed'),
}

interface Difference {
  rule: keyof typeof schemaRules
  /** place of the field in its body, such as `gifts[].title`; empty for the body itself */
  at: string
  detail: string
}

/** Schemas of which one pair is compared, and the pairs that contain it. */
interface Comparison {
  before: Side
  after: Side
  active: readonly (readonly [Schema, Schema])[]
}

const difference = (rule: Difference['rule'], at: string, detail = ''): Difference => ({ rule, at, detail })
const quoted = (values: unknown[]): string => values.map(keyOf).join(' or ')
const isRefusal = (status: string): boolean => /^[45]|^default$/.test(status)

const namesOfTypes: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  object: 'an object',
  array: 'an array',
}

/** Compares what two schemas accept, so that nothing differs if only the form of a schema changes. */
function* schemaDifferences(
  comparison: Comparison,
  beforeForm: Schema,
  afterForm: Schema,
  at: string,
): Generator<Difference> {
  const before = named(comparison.before, beforeForm)
  const after = named(comparison.after, afterForm)
  if (comparison.before === comparison.after && before === after) return
  if (comparison.active.some((pair) => pair[0] === before && pair[1] === after)) return
  const inner: Comparison = { ...comparison, active: [...comparison.active, [before, after]] }
  const was = mergedMeaning(inner, inner.before, before)
  const is = mergedMeaning(inner, inner.after, after)
  if (was.anything || is.anything) {
    if (!was.anything) yield difference('restrictionLifted', at)
    if (!is.anything) yield difference('restrictionMade', at)
    return
  }
  if (is.nullable && !was.nullable) yield difference('nullAdded', at)
  if (was.nullable && !is.nullable) yield difference('nullRemoved', at)
  for (const family of ['string', 'number', 'boolean', 'object', 'array'])
    yield* familyDifferences(inner, family, only(was, family), only(is, family), at)
}

/** Returns the component if a schema is nothing but a reference to it, so that a cycle is noticed at once. */
const named = ({ document }: Side, schema: Schema): Schema =>
  Object.keys(schema).length === 1 ? resolve(document, schema) : schema

/** Returns the values and shapes of a meaning that have one type. */
const only = (meaning: Meaning, family: string): Meaning => ({
  ...meaning,
  values: meaning.values.filter((value) => typeOf(value) === family),
  shapes: meaning.shapes.filter(({ type }) => familyOf(type) === family),
})

function* familyDifferences(
  comparison: Comparison,
  family: string,
  was: Meaning,
  is: Meaning,
  at: string,
): Generator<Difference> {
  const [wasShape] = was.shapes
  const [isShape] = is.shapes
  if (wasShape && !isShape) {
    if (is.values.length > 0) yield difference('enumerationClosed', at, quoted(is.values))
    else yield difference('typeRemoved', at, namesOfTypes[wasShape.type])
  }
  if (isShape && !wasShape) {
    if (was.values.length > 0) yield difference('enumerationOpened', at, isShape.type)
    else yield difference('typeAdded', at, namesOfTypes[isShape.type])
  }
  const removed = was.values.filter((value) => !accepts(is, value))
  const added = is.values.filter((value) => !accepts(was, value))
  if (removed.length > 0) yield difference('valuesRemoved', at, quoted(removed))
  if (added.length > 0) yield difference('valuesAdded', at, quoted(added))
  if (wasShape && isShape) yield* alternativeDifferences(comparison, was.shapes, is.shapes, at)
}

/** Pairs the shapes that two unions have of one type, and compares the pairs. */
function* alternativeDifferences(comparison: Comparison, was: Shape[], is: Shape[], at: string): Generator<Difference> {
  const isAlone = was.length === 1 && is.length === 1
  const unpaired = new Set(is)
  const remaining = was.filter((shape) => {
    const equal = [...unpaired].find((other) => !isAlone && areEqual(comparison, shape, other))
    return !(equal && unpaired.delete(equal))
  })
  for (const shape of remaining) {
    const partner = isAlone ? is[0] : mostSimilar(comparison, shape, [...unpaired])
    if (partner) {
      unpaired.delete(partner)
      yield* shapeDifferences(comparison, shape, partner, at)
    } else yield* loneAlternative(comparison.before, shape, comparison.after, is, 'Removed', at)
  }
  for (const shape of unpaired) yield* loneAlternative(comparison.after, shape, comparison.before, was, 'Added', at)
}

const areEqual = (comparison: Comparison, one: Shape, other: Shape): boolean =>
  shapeDifferences(comparison, one, other, '').next().done === true

const commonNames = (one: Shape, other: Shape): string[] =>
  Object.keys(one.properties).filter((name) => name in other.properties)

/** Returns the values of a field if it has finitely many, such as those of an enumeration. */
function finiteValues(side: Side, shape: Shape, name: string): unknown[] | undefined {
  const field = shape.properties[name]
  if (!field) return undefined
  const { anything, values, shapes } = meaningOf(side, field)
  return anything || shapes.length > 0 ? undefined : values
}

/** Returns the name of a required field whose values tell two alternatives apart. */
const tagBetween = (side: Side, shape: Shape, otherSide: Side, other: Shape): string | undefined =>
  commonNames(shape, other).find((name) => {
    if (!shape.required.includes(name) || !other.required.includes(name)) return false
    const values = finiteValues(side, shape, name)
    const otherValues = finiteValues(otherSide, other, name)?.map(keyOf)
    return values && otherValues && !values.some((value) => otherValues.includes(keyOf(value)))
  })

function mostSimilar({ before, after }: Comparison, shape: Shape, others: Shape[]): Shape | undefined {
  const candidates = others
    .filter((other) => !tagBetween(before, shape, after, other))
    .map((other) => ({ other, common: commonNames(shape, other).length }))
    .filter(({ common }) => shape.type !== 'object' || common > 0)
  return candidates.sort((one, other) => other.common - one.common)[0]?.other
}

/** Names an alternative that only one document has, by the value that tells it apart if there is one. */
function* loneAlternative(
  side: Side,
  shape: Shape,
  otherSide: Side,
  others: Shape[],
  change: 'Added' | 'Removed',
  at: string,
): Generator<Difference> {
  const tags = others.map((other) => tagBetween(side, shape, otherSide, other)).filter((tag) => tag !== undefined)
  const tag = tags.find((name) =>
    others.every((other) => !(name in other.properties) || tagBetween(side, shape, otherSide, other) === name),
  )
  if (tag) return yield difference(`values${change}`, fieldIn(at, tag), quoted(finiteValues(side, shape, tag)!))
  const name = shape.type === 'object' ? `{${Object.keys(shape.properties).join(', ')}}` : namesOfTypes[shape.type]
  yield difference(`alternative${change}`, at, name)
}

const fieldIn = (at: string, name: string): string => (at ? `${at}.${name}` : name)

function* shapeDifferences(comparison: Comparison, was: Shape, is: Shape, at: string): Generator<Difference> {
  if (was === is && comparison.before === comparison.after) return
  if (was.type === 'integer' && is.type === 'number') yield difference('typeAdded', at, 'a number with decimals')
  if (was.type === 'number' && is.type === 'integer') yield difference('typeRemoved', at, 'a number with decimals')
  for (const keyword of Object.keys({ ...was.limits, ...is.limits }))
    yield* limitDifferences(keyword, was.limits[keyword], is.limits[keyword], at)
  if (was.items ?? is.items) yield* schemaDifferences(comparison, was.items ?? any, is.items ?? any, `${at}[]`)
  if (was.type === 'object') yield* fieldDifferences(comparison, was, is, at)
}

const any: Schema = {}

function* limitDifferences(keyword: string, was: unknown, is: unknown, at: string): Generator<Difference> {
  if (keyOf(was) === keyOf(is)) return
  const named = is === undefined ? keyword : `${keyword} ${String(is)}`
  if (isUnknown(keyword)) yield difference('unknownKeywordChanged', at, keyword)
  else if (keyword === 'format') yield formatDifference(was, is, at)
  else if (lowerBounds.includes(keyword)) {
    // Lengths and counts are never negative, so a minimum of 0 means the same as none.
    const least = /^min[LIP]/.test(keyword) ? 0 : -Infinity
    const rise = Number(is ?? least) - Number(was ?? least)
    if (rise !== 0) yield difference(rise > 0 ? 'limitTightened' : 'limitLoosened', at, named)
  } else if (upperBounds.includes(keyword))
    yield difference(Number(is ?? Infinity) < Number(was ?? Infinity) ? 'limitTightened' : 'limitLoosened', at, named)
  else yield difference(is === undefined ? 'limitLoosened' : 'limitTightened', at, named)
}

function formatDifference(was: unknown, is: unknown, at: string): Difference {
  if (was === undefined) return difference('formatAdded', at, String(is))
  if (is === undefined) return difference('formatDropped', at, String(was))
  return difference('formatChanged', at, `from ${String(was)} to ${String(is)}`)
}

function* fieldDifferences(comparison: Comparison, was: Shape, is: Shape, at: string): Generator<Difference> {
  for (const [name, field] of Object.entries(was.properties)) {
    const place = fieldIn(at, name)
    const successor = is.properties[name]
    if (!successor) {
      yield difference('removed', place)
      continue
    }
    yield* requirementDifferences(was.required.includes(name), is.required.includes(name), place)
    yield* schemaDifferences(comparison, field, successor, place)
  }
  for (const name of Object.keys(is.properties))
    if (!(name in was.properties))
      yield difference(is.required.includes(name) ? 'addedAsRequired' : 'added', fieldIn(at, name))
  yield* otherFieldDifferences(comparison, was.additional, is.additional, at)
}

function* requirementDifferences(was = false, is = false, at: string): Generator<Difference> {
  if (is && !was) yield difference('becameRequired', at)
  if (was && !is) yield difference('becameOptional', at)
}

/** Compares the fields without a documented name. An absent `additionalProperties` means that they may be anything. */
function* otherFieldDifferences(
  comparison: Comparison,
  was: Shape['additional'] = true,
  is: Shape['additional'] = true,
  at: string,
): Generator<Difference> {
  const place = fieldIn(at, '*')
  if (was === false && is !== false) yield difference('otherFieldsAllowed', at)
  else if (is === false && typeof was === 'object') yield difference('removed', place)
  else if (is === false && was !== false) yield difference('otherFieldsForbidden', at)
  else if (typeof was === 'object' || typeof is === 'object')
    yield* schemaDifferences(comparison, typeof was === 'object' ? was : any, typeof is === 'object' ? is : any, place)
}

/** Returns the meaning of a schema, with alternatives merged that differ in the values of one field alone. */
function mergedMeaning(comparison: Comparison, side: Side, schema: Schema): Meaning {
  const meaning = meaningOf(side, schema)
  if (meaning.shapes.length < 2) return meaning
  const within: Comparison = { ...comparison, before: side, after: side }
  const shapes: Shape[] = []
  for (const shape of meaning.shapes) {
    const index = shapes.findIndex((other) => mergedShape(within, other, shape))
    if (index < 0) shapes.push(shape)
    else shapes[index] = mergedShape(within, shapes[index]!, shape)!
  }
  return { ...meaning, shapes }
}

/** Returns the one shape that means the same as two, or nothing if the two differ in more than one enumeration. */
function mergedShape(within: Comparison, one: Shape, other: Shape): Shape | undefined {
  if (familyOf(one.type) !== familyOf(other.type)) return undefined
  if (areEqual(within, one, other)) return one
  const enumerations = commonNames(one, other).filter(
    (name) => finiteValues(within.before, one, name) && finiteValues(within.before, other, name),
  )
  const differing = enumerations.find((name) =>
    areEqual(within, one, { ...other, properties: { ...other.properties, [name]: one.properties[name]! } }),
  )
  if (!differing) return undefined
  const field = { anyOf: [one.properties[differing]!, other.properties[differing]!] }
  return { ...one, properties: { ...one.properties, [differing]: field } }
}

type Finding = { kind: Effect['kind']; line: string }

/** Says what a change of a document means for a client, or nothing if the client needn't know. */
function* finding(effect: Effect | null, place: string, detail = ''): Generator<Finding> {
  if (effect) yield { kind: effect.kind, line: `${place} ${effect.says(detail)}` }
}

type Direction = 'request' | 'response'

/** Says what differences of schemas mean in one direction. A place is the operation with the name of its part. */
function* judged(
  direction: Direction,
  differences: Iterable<Difference>,
  place: string,
  body = '',
): Generator<Finding> {
  for (const { rule, at, detail } of differences)
    yield* finding(schemaRules[rule][direction], `${place}${at ? ` field ${at}` : body}`, detail)
}

function* schemaFindings(
  comparison: Comparison,
  direction: Direction,
  before: Schema | undefined,
  after: Schema | undefined,
  place: string,
): Generator<Finding> {
  yield* judged(direction, schemaDifferences(comparison, before ?? any, after ?? any, ''), place)
}

const mediaTypePlace = (place: string, type: string): string =>
  type === 'application/json' ? place : `${place} (${type})`

function* contentFindings(
  comparison: Comparison,
  direction: Direction,
  before: Content,
  after: Content,
  place: string,
  isRefused = false,
): Generator<Finding> {
  for (const [type, { schema }] of Object.entries(before.content ?? {})) {
    const successor = after.content?.[type]
    if (successor) {
      const differences = schemaDifferences(comparison, schema, successor.schema, '')
      const tolerated = isRefused ? differences.map(unknownProblemTolerated) : differences
      yield* judged(direction, tolerated, mediaTypePlace(place, type), ' body')
    } else yield* finding(schemaRules.removed[direction], `${place} body as ${type}`)
  }
  for (const type of Object.keys(after.content ?? {}))
    if (!before.content?.[type]) yield* finding(schemaRules.added[direction], `${place} body as ${type}`)
}

/** Clients must treat an unknown problem as a general refusal, so another `problem` of a refusal breaks none. */
const unknownProblemTolerated = (found: Difference): Difference =>
  found.rule === 'valuesAdded' && /(^|\.)problem$/.test(found.at) ? { ...found, rule: 'problemAdded' } : found

function* requestBodyFindings(
  comparison: Comparison,
  before: Operation,
  after: Operation,
  place: string,
): Generator<Finding> {
  const was = before.requestBody && resolve(comparison.before.document, before.requestBody)
  const is = after.requestBody && resolve(comparison.after.document, after.requestBody)
  const at = `${place}: request`
  if (was && is) {
    yield* judged('request', requirementDifferences(was.required, is.required, ''), `${at} body`)
    yield* contentFindings(comparison, 'request', was, is, at)
  } else if (was) yield* finding(schemaRules.removed.request, `${at} body`)
  else if (is) yield* finding(schemaRules[is.required ? 'addedAsRequired' : 'added'].request, `${at} body`)
}

/** Returns the parameters of an operation by their place and name. Names of headers ignore case. */
const parametersOf = ({ document }: Side, { parameters = [] }: Operation): Map<string, Parameter> =>
  new Map(
    parameters
      .map((parameter) => resolve(document, parameter))
      .map((parameter) => [
        `${parameter.in} parameter ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`,
        parameter,
      ]),
  )

function* parameterFindings(
  comparison: Comparison,
  before: Operation,
  after: Operation,
  place: string,
): Generator<Finding> {
  const was = parametersOf(comparison.before, before)
  const is = parametersOf(comparison.after, after)
  for (const [name, parameter] of was) {
    const at = `${place}: ${name}`
    const successor = is.get(name)
    if (successor) {
      yield* judged('request', requirementDifferences(parameter.required, successor.required, ''), at)
      yield* schemaFindings(comparison, 'request', parameter.schema, successor.schema, at)
    } else yield* finding(schemaRules.removed.request, at)
  }
  for (const [name, { required }] of is)
    if (!was.has(name)) yield* finding(schemaRules[required ? 'addedAsRequired' : 'added'].request, `${place}: ${name}`)
}

function* responseFindings(
  comparison: Comparison,
  before: Operation,
  after: Operation,
  place: string,
): Generator<Finding> {
  for (const [status, response] of Object.entries(before.responses)) {
    const at = `${place}: response ${status}`
    const successor = after.responses[status]
    if (!successor) {
      yield* finding(operationRules[isRefusal(status) ? 'refusalRemoved' : 'outcomeRemoved'], place, status)
      continue
    }
    const was = resolve(comparison.before.document, response)
    const is = resolve(comparison.after.document, successor)
    yield* contentFindings(comparison, 'response', was, is, at, status.startsWith('4'))
    yield* headerFindings(comparison, was, is, at)
  }
  for (const status of Object.keys(after.responses))
    if (!(status in before.responses))
      yield* finding(operationRules[isRefusal(status) ? 'refusalAdded' : 'outcomeAdded'], place, status)
}

const headersOf = ({ document }: Side, { headers = {} }: Response): Map<string, { schema?: Schema }> =>
  new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), resolve(document, header)]))

function* headerFindings(comparison: Comparison, before: Response, after: Response, place: string): Generator<Finding> {
  const was = headersOf(comparison.before, before)
  const is = headersOf(comparison.after, after)
  for (const [name, { schema }] of was) {
    const successor = is.get(name)
    if (successor) yield* schemaFindings(comparison, 'response', schema, successor.schema, `${place} header ${name}`)
    else yield* finding(schemaRules.removed.response, `${place} header ${name}`)
  }
  for (const name of is.keys())
    if (!was.has(name)) yield* finding(schemaRules.added.response, `${place} header ${name}`)
}

function* operationIdFindings(before: Operation, after: Operation, place: string): Generator<Finding> {
  const was = before.operationId
  const is = after.operationId
  if (was === undefined || was === is) return
  if (is === undefined) yield* finding(operationRules.operationIdRemoved, place, was)
  else yield* finding(operationRules.operationIdChanged, place, `from ${was} to ${is}`)
}

/** Returns the alternatives of schemes, of which a client meets one, or nothing if they are not documented. */
const securityOf = ({ document }: Side, { security }: Operation): Security | undefined => {
  const alternatives = security ?? document.security
  return alternatives?.length === 0 ? [{}] : alternatives
}

/** Whether a client that meets one alternative of schemes and scopes meets the other one too. */
const meets = (client: Security[number], alternative: Security[number]): boolean =>
  Object.entries(alternative).every(([scheme, scopes]) => scopes.every((scope) => client[scheme]?.includes(scope))) &&
  Object.keys(alternative).every((scheme) => scheme in client)

const schemesOf = (alternative: Security[number]): string =>
  Object.entries(alternative)
    .map(([scheme, scopes]) => (scopes.length > 0 ? `${scheme} (${scopes.join(', ')})` : scheme))
    .join(' and ') || 'no scheme'

function* securityFindings(
  comparison: Comparison,
  before: Operation,
  after: Operation,
  place: string,
): Generator<Finding> {
  const was = securityOf(comparison.before, before)
  const is = securityOf(comparison.after, after) ?? [{}]
  if (!was) return
  for (const client of was)
    if (!is.some((alternative) => meets(client, alternative)))
      yield* finding(operationRules.securityTightened, place, schemesOf(client))
  for (const client of is)
    if (!was.some((alternative) => meets(client, alternative)))
      yield* finding(operationRules.securityLoosened, place, schemesOf(client))
}

const withoutDescription = (scheme: object): string => keyOf({ ...scheme, description: undefined })

function* componentFindings({ before, after }: Comparison): Generator<Finding> {
  const was = before.document.components ?? {}
  const is = after.document.components ?? {}
  for (const name of Object.keys(was.schemas ?? {}))
    if (!is.schemas?.[name]) yield* finding(operationRules.schemaNameRemoved, `components.schemas.${name}`)
  for (const [name, scheme] of Object.entries(was.securitySchemes ?? {})) {
    const successor = is.securitySchemes?.[name]
    if (successor && withoutDescription(scheme) !== withoutDescription(successor))
      yield* finding(operationRules.securitySchemeChanged, `components.securitySchemes.${name}`)
  }
}

const placeOf = ({ method, path }: DocumentedEndpoint): string => `${method} ${path}`

function* operationFindings(comparison: Comparison): Generator<Finding> {
  const was = new Map(endpointsOf(comparison.before.document).map((endpoint) => [placeOf(endpoint), endpoint]))
  const is = new Map(endpointsOf(comparison.after.document).map((endpoint) => [placeOf(endpoint), endpoint]))
  for (const [place, { operation }] of was) {
    const successor = is.get(place)?.operation
    if (!successor) {
      yield* finding(operationRules.operationRemoved, place)
      continue
    }
    yield* operationIdFindings(operation, successor, place)
    yield* securityFindings(comparison, operation, successor, place)
    yield* parameterFindings(comparison, operation, successor, place)
    yield* requestBodyFindings(comparison, operation, successor, place)
    yield* responseFindings(comparison, operation, successor, place)
  }
  for (const place of is.keys()) if (!was.has(place)) yield* finding(operationRules.operationAdded, place)
}

function linesOf(kind: Effect['kind'], before: OpenApi, after: OpenApi): string[] {
  const comparison: Comparison = {
    before: { document: before, meanings: new Map() },
    after: { document: after, meanings: new Map() },
    active: [],
  }
  const findings = [...operationFindings(comparison), ...componentFindings(comparison)]
  return [...new Set(findings.filter((found) => found.kind === kind).map(({ line }) => line))]
}

/** Returns a sentence for each change that can break a client that was written for the former document. */
export const breakingChanges = (before: OpenApi, after: OpenApi): string[] => linesOf('breaks', before, after)

/** Returns a sentence for each thing that a client of the former document can newly use. */
export const additions = (before: OpenApi, after: OpenApi): string[] => linesOf('adds', before, after)
