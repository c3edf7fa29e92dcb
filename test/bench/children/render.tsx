import { findSession } from '../../../src/accounts/index.ts'
import { listFor } from '../../../src/access/index.ts'
import { postsOf } from '../../../src/forum/index.ts'
import { visitorsCategories } from '../../../src/gift/index.ts'
import { openServices } from '../../../src/services.ts'
import { readConfig } from '#core/config.ts'
import { ListHead } from '#views/list-view/ListHead.tsx'
import { VisitedGifts, VisitedList } from '#views/list-view/VisitedList.tsx'
import { Page } from '#views/layout/Page.tsx'
import { buildAssets } from '#web/assets.ts'
import { markup, sharedView } from '#web/render.tsx'
import { scopeOf } from '#web/session.ts'

// Measures a visitor's page of a list without HTTP: either its queries, or its rendering from results of these queries.

/** Page that is measured: a list's username, and the session token of its visitor. */
export interface Visit {
  username: string
  token: string
}
export interface Task {
  do: 'render' | 'query'
  ms: number
}
export interface Done {
  times: number
  ms: number
  bytes: number
}

const atOnce = 10

async function open({ username, token }: Visit) {
  const config = readConfig()
  const { services } = await openServices(config, config.databaseUrl!, 'web')

  async function query() {
    const scope = scopeOf(services, () => undefined, token, await findSession(services, token), null)
    const access = await listFor(scope, username)
    if (access?.state !== 'Access') throw new Error(`${username} does not open for its visitor`)
    const { list } = access
    const [categories, forum] = await Promise.all([visitorsCategories(scope, list.id), postsOf(scope, list.id, false)])
    return { scope, list, categories, forum }
  }

  const { scope, list, categories, forum } = await query()
  const assets = await buildAssets()
  const csrfToken = services.signer.code('csrf', token)
  const render = () =>
    markup(
      sharedView(scope, { user: scope.user, csrfToken, path: `/${username}`, isFragment: false }),
      <Page
        title={list.title ?? ''}
        live={`/live?watch=list:${list.publicGuid}`}
        head={<ListHead list={list} />}
        assets={assets}
        flash={null}
        status={200}
      >
        <VisitedList list={list} gifts={<VisitedGifts list={list} categories={categories} />} forum={forum} />
      </Page>,
    )
  return { query, render }
}

async function work({ query, render }: Awaited<ReturnType<typeof open>>, task: Task): Promise<Done> {
  const started = performance.now()
  const isTime = () => performance.now() - started < task.ms
  let times = 0
  let bytes = 0
  if (task.do === 'render') {
    for (; isTime(); times++) bytes = Buffer.byteLength(render())
  } else {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (; isTime(); times++) await query()
      }),
    )
  }
  return { times, ms: performance.now() - started, bytes }
}

process.once('message', (visit: Visit) => {
  void open(visit).then((page) => {
    process.on('message', (task: Task) => void work(page, task).then((done) => process.send!(done)))
    process.send!('ready')
  })
})
process.on('disconnect', () => process.exit(0))
