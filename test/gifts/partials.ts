import type { HtmlResponse, Person, World } from '#test/support/world.ts'

/** Returns the targets of the partials in a response. */
export const targets = ({ $ }: HtmlResponse): string[] =>
  $('hx-partial')
    .map((_, partial) => $(partial).attr('hx-target'))
    .get()

/** Returns the selector of a list's first category on its page. */
export async function sectionOf(world: World, { categoryId }: Person['list']): Promise<string> {
  const [row] = await world.sql<{ guid: string }[]>`select public_guid as guid from categories where id = ${categoryId}`
  return `#category-${row!.guid}`
}
