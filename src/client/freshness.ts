import { hasUnsavedInput, topDialog } from './page.ts'

const hour = 60 * 60 * 1000
const maxAge = 168 * hour
const checkEvery = { navigation: 4 * hour, return: 12 * hour }
const awayLongEnough = hour
const lastCheck = 'version-checked'

const clientVersion = document.documentElement.dataset.freshnessVersion ?? ''

/** Reloads the page, unless a dialog is open or a form has unsaved input. */
const reload = () => {
  if (!topDialog() && !hasUnsavedInput()) location.reload()
}

async function checkVersion(atMostEvery: number): Promise<void> {
  if (Date.now() - Number(localStorage.getItem(lastCheck)) < atMostEvery) return
  localStorage.setItem(lastCheck, String(Date.now()))
  const response = await fetch(`/api/Utility/WebVersion?clientVersion=${encodeURIComponent(clientVersion)}`)
  if (!response.ok) return
  const { version } = (await response.json()) as { version: string }
  if (version !== clientVersion) reload()
}

/**
 * Checks whether the server has a new version. Ignores errors, because a page that is offline or has no storage cannot
 * compare versions.
 */
const check = (atMostEvery: number) => void checkVersion(atMostEvery).catch(() => {})

/** Reloads a page that has been open for a week, or that another version of the server rendered. */
export function watchFreshness(): void {
  setTimeout(reload, maxAge)
  check(checkEvery.navigation)
  let hiddenAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (performance.now() > maxAge) reload()
    else if (Date.now() - hiddenAt >= awayLongEnough) check(checkEvery.return)
  })
}
