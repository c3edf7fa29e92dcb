import { hasUnsavedInput, topDialog } from './page.ts'

const hour = 60 * 60 * 1000
const longest = 168 * hour
const checkEvery = { navigation: 4 * hour, return: 12 * hour }
const awayLongEnough = hour
const lastCheck = 'version-checked'

/** What the server was when it made this page. */
const clientVersion = document.documentElement.dataset['version'] ?? ''

/** Never takes away what somebody was writing. */
const reload = () => {
  if (!topDialog() && !hasUnsavedInput()) location.reload()
}

async function checkVersion(atMostEvery: number): Promise<void> {
  if (Date.now() - Number(localStorage.getItem(lastCheck) ?? 0) < atMostEvery) return
  localStorage.setItem(lastCheck, String(Date.now()))
  const answer = await fetch(`/api/Utility/WebVersion?clientVersion=${encodeURIComponent(clientVersion)}`)
  if (!answer.ok) return
  const { version } = (await answer.json()) as { version: string }
  if (version !== clientVersion) reload()
}

const check = (atMostEvery: number) => void checkVersion(atMostEvery).catch(() => {}) // without connection or storage there is nothing to compare

/** Reloads what has been open for a week, and what an update left behind. */
export function watchFreshness(): void {
  setTimeout(reload, longest)
  check(checkEvery.navigation)
  let hiddenAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (performance.now() > longest) reload()
    else if (Date.now() - hiddenAt >= awayLongEnough) check(checkEvery.return)
  })
}
