import type { HtmlAnswer, Person, World } from '#test/support/world.ts'

/** The targets of the partials in a response. */
export const targets = ({ $ }: HtmlAnswer): string[] =>
  $('hx-partial')
    .map((_, partial) => $(partial).attr('hx-target'))
    .get()

/** Where the first category of a list stands on its page. */
export async function sectionOf(world: World, { categoryId }: Person['list']): Promise<string> {
  const [row] = await world.sql<{ guid: string }[]>`select public_guid as guid from categories where id = ${categoryId}`
  return `#category-${row!.guid}`
}
