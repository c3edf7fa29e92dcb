import { availabilityChecks, consume } from '#core/limits.ts'
import { fullNameOf } from '#core/names.ts'
import type { Scope } from '#core/scope.ts'
import { stripTrailing } from '#core/strip-trailing.ts'
import { isAllowedName } from './usernames.ts'

/** Spellings of letters that Unicode doesn't decompose into a base letter and a mark. */
// oxfmt-ignore
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
const longest = 50
const maxOfOneName = 99

/**
 * Returns the name in plain ASCII: "Zoë d’Huy-Groß" becomes `zoe-dhuy-gross`. Empty if no letter is left, as for a name
 * in another script.
 */
const plainForm = (name: string): string =>
  [...name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => spelled[letter] ?? letter)
    .join('')
    .replace(/['’]/g, '')
    .split(/[^0-9a-z]+/)
    .filter(Boolean)
    .join('-')

function candidatesFor(plain: string): string[] {
  const numbers = Array.from({ length: maxOfOneName - 1 }, (_, index) => `-${index + 2}`)
  return ['', ...numbers]
    .map((number) => stripTrailing(plain.slice(0, longest - number.length), '-') + number)
    .filter(isAllowedName)
}

/**
 * Returns a free list name made from a person's name, with a number at its end if it is taken without one.
 * @returns null if we find none
 */
export async function suggestUsername(
  scope: Scope,
  person: { firstName: string; lastName: string },
): Promise<string | null> {
  await consume(scope, availabilityChecks)
  const [free] = await scope.sql<{ name: string }[]>`
    select name from unnest(${candidatesFor(plainForm(fullNameOf(person)))}::text[]) with ordinality as candidate (name, place)
    where not exists (select 1 from list_names where username = name::citext)
    order by place limit 1`
  return free?.name ?? null
}
