import { Hono } from 'hono'
import { CannotOpen, problemWords, type Unopened } from '#views/lots/Problem.tsx'
import { NotFound } from '#core/errors.ts'
import type { Env, Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { openProblems, type OpenProblem } from './problems.ts'

// Pages that say why a draw or a lot doesn't open.

/** Throws NotFound while draws are switched off, so that no page of a draw or a lot exists. */
export function requireDraws(c: Http): void {
  if (!c.get('scope').config.switches.drawLots) throw new NotFound()
}

const pages = {
  Left: { path: 'uitgestapt', status: 410 },
  Deleted: { path: 'verwijderd', status: 410 },
  NotDrawn: { path: 'kapot', status: 409 },
  NotFound: { path: 'nietgevonden', status: 404 },
} as const

const problemAddress = (of: Unopened, problem: OpenProblem | 'Left') => `/lootjestrekken/${of}/${pages[problem].path}`

/** Redirects to the page that says why a draw or a lot doesn't open. */
export const redirectToProblem = (c: Http, of: Unopened, problem: OpenProblem | 'Left'): Response =>
  redirect(c, problemAddress(of, problem))

function showProblem(c: Http, of: Unopened, problem: OpenProblem | 'Left'): Response {
  requireDraws(c)
  const title = c.get('scope').texts.t(problemWords[of][problem].title)
  const { status } = pages[problem]
  return page(c, { title, current: 'draws', noIndex: true, status }, <CannotOpen of={of} problem={problem} />)
}

export function problemPages(of: Unopened): Hono<Env> {
  const routes = new Hono<Env>()
  for (const problem of [...openProblems, 'Left'] as const)
    routes.get(problemAddress(of, problem), (c) => showProblem(c, of, problem))
  return routes
}
