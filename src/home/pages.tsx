import { Hono } from 'hono'
import { articlesIn } from '../content/index.ts'
import { crossOffsOf } from '../cross-offs/index.ts'
import { drawsOf } from '../draws/index.ts'
import { gatheringsOf } from '../gatherings/index.ts'
import { birthdaysOf } from '../friends/index.ts'
import { summariesOf } from '../lists/index.ts'
import { giftsShown, Home } from '#views/home/Home.tsx'
import { Landing } from '#views/home/Landing.tsx'
import type { Env } from '#web/http.ts'
import { redirect, page } from '#web/render.tsx'
import { statistics } from './statistics.ts'

/** Number of days before a birthday from which the start page shows it. */
const birthdaysWithinDays = 31

/** Number of articles that the start page shows to a visitor who is not logged in. */
const articlesShown = 3

export const homePages = new Hono<Env>().get('/', async (c) => {
  const scope = c.get('scope')
  const { user, texts, isApp } = scope
  if (!user) {
    const latest = scope.config.switches.blog ? articlesIn(texts.edition.code).slice(0, articlesShown) : []
    return page(c, { title: texts.t('title.landing'), width: 'bare' }, <Landing latest={latest} />)
  }
  if (isApp && user.lists.length === 1) return redirect(c, `/${user.lists[0]!.username}`)
  const showsDraws = scope.config.switches.drawLots && !isApp
  const [lists, iGive, draws, gatherings, birthdays, counts] = await Promise.all([
    user.isAccount ? summariesOf(scope, { withGiftCount: true, withCoOwners: true }) : [],
    crossOffsOf(scope, { max: giftsShown }),
    showsDraws ? drawsOf(scope) : null,
    showsDraws ? gatheringsOf(scope) : [],
    birthdaysOf(scope, { withinDays: birthdaysWithinDays }),
    statistics(scope),
  ])
  if (user.isAccount && user.lists.length === 0 && !draws?.length && gatherings.length === 0)
    return redirect(c, '/mylist/new')
  return page(
    c,
    { title: texts.t('layout.home'), current: 'home' },
    <Home lists={lists} iGive={iGive} draws={draws} gatherings={gatherings} birthdays={birthdays} counts={counts} />,
  )
})
