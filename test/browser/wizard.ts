import type { Page } from 'playwright-core'

export const wizard = '/lootjestrekken/loting'

/** Returns the draft that the browser stores. */
export const readStoredDraft = (page: Page) =>
  page.evaluate(() => ({
    draft: JSON.parse(localStorage.getItem('loting') ?? 'null') as {
      title: string
      participants: { name: string; exclude: string[] }[]
    } | null,
    about: JSON.parse(localStorage.getItem('loting-about') ?? 'null') as Record<string, unknown> | null,
  }))
export const storedNames = async (page: Page) =>
  (await readStoredDraft(page)).draft?.participants.map(({ name }) => name)
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Stores a draft in the browser, as if a user had typed it there. */
export const storeDraftIn = (page: Page, people: readonly string[], about: Record<string, unknown> = {}) =>
  page.evaluate(
    ([people, about]) => {
      const participants = people.map((name) => ({
        localGuid: crypto.randomUUID(),
        name,
        email: `${name.toLowerCase()}@example.net`,
        publicUserGuid: null,
        friendParticipantPublicGuid: null,
        exclude: [],
        isEmailAddedUser: true,
      }))
      localStorage.setItem('loting', JSON.stringify({ title: 'Pakjesavond', description: '', participants }))
      localStorage.setItem(
        'loting-about',
        JSON.stringify({ version: 4, userPrivateGuid: null, savedAt: Date.now(), ...about }),
      )
    },
    [people, about] as const,
  )
