import { Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { parse, type FieldErrors } from '#core/input.ts'
import type { ProblemText } from '#core/result.ts'
import { type Scope, requireUser } from '#core/scope.ts'
import type { Env, Http } from './http.ts'

type Method = 'get' | 'post' | 'delete'

interface Endpoint<
  Params extends z.ZodRawShape,
  Query extends z.ZodRawShape,
  Body extends z.ZodType,
  Responses extends Record<number, z.ZodType | null>,
> {
  method: Method
  /** path with `{name}` for each path parameter, as in OpenAPI */
  path: `/api/${string}`
  /**
   * schemas of the path parameters. Most accept any text, so that a malformed value gets a 404, as an unknown one does.
   * A value that a schema rejects gets a 400.
   */
  params?: Params
  query?: Query
  /** one line for menus, such as `Cross off a gift`, and sentences that say what a caller must know */
  summary: string
  description: string
  /** whether the endpoint is for logged-in users only; checked before query and body are validated */
  requiresUser?: true
  /** whether the response may have the cookie of a new session, which ends the CSRF token of the former one */
  setsSession?: true
  body?: Body
  /**
   * name of the multipart field that holds a picture. A client may also send the picture as the whole body. The handler
   * reads the picture itself.
   */
  picture?: string
  /** schema of the JSON response by status; null for an empty body */
  responses: Responses
  /** refusals of a field that only the action can check, with the errors of their 400 */
  invalid?: Readonly<Record<string, FieldErrors>>
  /** values of `problem` in a 422, each with the text that explains it */
  problems?: Readonly<Record<string, ProblemText>>
  /** further fields of a 422's body, beside `problem` */
  problemDetail?: z.ZodRawShape
}

type Nothing = Record<never, never>
type ApiResponseOf<Responses> = {
  [Status in keyof Responses & number]: {
    status: Status
    body: Responses[Status] extends z.ZodType ? z.input<Responses[Status]> : null
    changed: boolean
  }
}[keyof Responses & number]
type Refusal = { ok: false; problem: string; detail?: object }

/**
 * Makes the outcome of an endpoint's handler.
 * @param changed whether clients must drop their cached responses; false for a POST that changed nothing
 */
export const apiResponse = <const Status extends number, Body>(
  status: Status,
  body: Body,
  { changed } = { changed: true },
): { status: Status; body: Body; changed: boolean } => ({ status, body, changed })

export const apiResponseOr = <Value, Outcome>(
  result: { ok: true; value: Value } | Refusal,
  toResponse: (value: Value) => Outcome,
): Outcome | Refusal => (result.ok ? toResponse(result.value) : result)

/** An endpoint with any types, as the API's document describes it. */
export type AnyEndpoint = Endpoint<z.ZodRawShape, z.ZodRawShape, z.ZodType, Record<number, z.ZodType | null>>

/** Responds with JSON and its `Content-Length`, so that `compress` can skip a short response without reading it. */
function json(c: Http, value: object, status: ContentfulStatusCode): Response {
  const text = JSON.stringify(value)
  return c.body(text, status, { 'Content-Type': 'application/json', 'Content-Length': `${Buffer.byteLength(text)}` })
}

/** Endpoints of the JSON API. The same schemas validate requests and responses, and document both (reference/). */
export class Api {
  readonly routes = new Hono<Env>()
  readonly endpoints: AnyEndpoint[] = []

  /**
   * Adds an endpoint.
   * @param handle gets path, query and body parameters in one object; a refusal that it returns becomes a 422
   */
  endpoint<
    const Responses extends Record<number, z.ZodType | null>,
    Params extends z.ZodRawShape = Nothing,
    Query extends z.ZodRawShape = Nothing,
    Body extends z.ZodType = z.ZodObject<Nothing>,
  >(
    endpoint: Endpoint<Params, Query, Body, Responses>,
    handle: (
      scope: Scope,
      given: z.output<z.ZodObject<Params>> & z.output<z.ZodObject<Query>> & z.output<Body>,
      c: Http,
    ) => Promise<ApiResponseOf<Responses> | Refusal>,
  ): this {
    this.endpoints.push(endpoint)
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    const querySchema = z.object(endpoint.query ?? {})
    const paramsSchema = z.object(endpoint.params ?? {})
    const bodySchema = endpoint.body ?? z.unknown()
    this.routes.on(endpoint.method.toUpperCase(), path, async (c) => {
      if (endpoint.requiresUser) requireUser(c.get('scope'))
      const query = parse(querySchema, queryOf(c, endpoint.query ?? {}))
      if (!query.ok) return json(c, { errors: query.errors }, 400)
      const body = parse(bodySchema, endpoint.body && (await readJson(c)))
      if (!body.ok) return json(c, { errors: body.errors }, 400)
      const params = parse(paramsSchema, c.req.param())
      if (!params.ok) return json(c, { errors: params.errors }, 400)
      const given = { ...params.value, ...query.value, ...(body.value as object | undefined) }
      const outcome = await handle(c.get('scope'), given as Parameters<typeof handle>[1], c)
      if ('ok' in outcome) {
        const errors = endpoint.invalid?.[outcome.problem]
        return errors ? json(c, { errors }, 400) : json(c, { problem: outcome.problem, ...outcome.detail }, 422)
      }
      if (endpoint.method !== 'get' && outcome.changed) c.header('clear-response-cache', '1')
      const schema = endpoint.responses[outcome.status]
      if (!schema) return c.body(null, outcome.status as 204)
      return json(c, schema.parse(outcome.body) as object, outcome.status as ContentfulStatusCode)
    })
    return this
  }
}

/**
 * Responds with 404 in JSON to requests for unknown endpoints, and for known ones with a method that they don't have.
 * Runs before the session and CSRF middleware, which have nothing to guard in such a request.
 */
export const refuseUnknownEndpoints: MiddlewareHandler<Env> = async (c, next) => {
  const isKnown = matchedRoutes(c).some(({ method, path }) => method !== 'ALL' && /^\/api(\/|$)/.test(path))
  return isKnown ? next() : c.json({ error: 'not_found' }, 404)
}

/**
 * Returns the endpoint's parameters from the query of the URL. The value of a parameter that may be repeated is an
 * array.
 */
const queryOf = (c: Http, shape: z.ZodRawShape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      schema instanceof z.ZodArray ? (c.req.queries(name) ?? []) : c.req.query(name),
    ]),
  )

/** Returns the parsed JSON of the body; undefined, which the schema refuses, if the body is not JSON. */
async function readJson(c: Http): Promise<unknown> {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(c.req.header('Content-Type') ?? '')) return undefined
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}

/** Response body of an endpoint that has nothing to tell. */
export const done = z.object({}).meta({ id: 'Done', description: 'An empty object: the change is made.' })
