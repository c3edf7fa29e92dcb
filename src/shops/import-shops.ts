import { parse } from 'csv-parse/sync'
import { transact, type Transaction } from '#core/db.ts'
import { editionCodes } from '#core/editions.ts'
import { openSiblingPictures, type SiblingPictures } from '#core/images/sibling-pictures.ts'
import { ok, refuseWith, type Result } from '#core/result.ts'
import type { Services } from '#core/scope.ts'
import { openSource } from '#core/source-bytes.ts'
import { decodeText } from '#core/source-text.ts'

/** Reasons to refuse a row, as the report words them. */
export const shopRefusals = {
  NoName: 'no name of at most 100 characters',
  NameTwice: 'a name that an earlier row has',
  NoUrl: 'no address that starts with http:// or https://',
  CategoryTooLong: 'a category of more than 100 characters',
  UnknownSite: `a site that is none of ${editionCodes.join(', ')}`,
} as const
export type ShopRefusal = keyof typeof shopRefusals

export interface ShopsReport {
  rows: number
  added: number
  changed: number
  unchanged: number
  /** number of shops that left the page of shops; their products stay */
  removed: number
  refused: { row: number; why: ShopRefusal; given: string }[]
  /** paths of logos that the CSV names but that were not delivered with it */
  missingLogos: readonly string[]
}

type Counts = Pick<ShopsReport, 'added' | 'changed' | 'removed'>

type ShopRow = Partial<Record<'name' | 'url' | 'category' | 'logo' | 'referral' | 'sites', string>>

interface GivenShop {
  name: string
  host: string
  url: string
  category: string | null
  logo_hash: string | null
  referral: string | null
  sites: string[] | null
}

/**
 * Updates the page of shops from a CSV with the columns `name,url,category,logo,referral,sites`, separated by commas or
 * semicolons. Shops are matched by name. A shop that the CSV no longer has leaves the page but keeps its products. A
 * CSV without a single valid shop changes nothing. All changes are one transaction.
 * @param source a path, `-` for standard input, or a URL
 * @throws Error if the source can't be read as a table
 */
export async function importShops(
  services: Pick<Services, 'sql' | 'images'>,
  { source, isDryRun }: { source: string; isDryRun: boolean },
): Promise<ShopsReport> {
  const logos = openSiblingPictures(services, source)
  const rows = await readRows(source)
  const shops = new Map<string, GivenShop>()
  const refused: ShopsReport['refused'] = []
  for (const [index, row] of rows.entries()) {
    const read = await readShop(row, logos)
    const refuse = (why: ShopRefusal, given: string) => refused.push({ row: index + 2, why, given })
    if (!read.ok) refuse(read.problem, read.detail!.given)
    else if (shops.has(read.value.name.toLowerCase())) refuse('NameTwice', read.value.name)
    else shops.set(read.value.name.toLowerCase(), read.value)
  }
  const nothing: Counts = { added: 0, changed: 0, removed: 0 }
  const written =
    shops.size === 0
      ? ok(nothing)
      : await transact(services.sql, async (tx) => {
          const counts = await writeShops(tx, [...shops.values()])
          return isDryRun ? refuseWith('DryRun', counts) : ok(counts)
        })
  const counts = written.ok ? written.value : written.detail
  return {
    rows: rows.length,
    ...counts,
    unchanged: shops.size - counts.added - counts.changed,
    refused,
    missingLogos: [...logos.missing],
  }
}

async function readRows(source: string): Promise<ShopRow[]> {
  let text = ''
  for await (const chunk of decodeText(await openSource(source))) text += chunk
  const [names = ''] = text.split(/[\r\n]/, 1)
  return parse<ShopRow>(text, {
    columns: (given: string[]) => given.map((name) => name.trim().toLowerCase()),
    delimiter: names.includes(';') ? ';' : ',',
    bom: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
}

async function readShop(
  row: ShopRow,
  logos: SiblingPictures,
): Promise<Result<GivenShop, ShopRefusal, { given: string }>> {
  const { name = '', url = '', category = '', logo = '', referral = '' } = row
  const no = (problem: ShopRefusal, given: string) => refuseWith(problem, { given })
  if (name === '' || [...name].length > 100) return no('NoName', name)
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return no('NoUrl', url)
  if ([...category].length > 100) return no('CategoryTooLong', category)
  const sites = (row.sites ?? '').split(/[\s|]+/).filter(Boolean)
  const unknown = sites.find((site) => !(editionCodes as readonly string[]).includes(site))
  if (unknown !== undefined) return no('UnknownSite', unknown)
  return ok({
    name,
    host: new URL(url).hostname.replace(/^www\./, ''),
    url,
    category: category || null,
    logo_hash: logo ? await logos.hashOf(logo) : null,
    referral: referral.replace(/^[?&]/, '') || null,
    sites: sites.length > 0 ? sites : null,
  })
}

async function writeShops(tx: Transaction, shops: readonly GivenShop[]): Promise<Counts> {
  await tx`lock table shops in share row exclusive mode`
  const categories = [...new Set(shops.flatMap(({ category }) => category ?? []))]
  await tx`insert into shop_categories (name) select unnest(${categories}::text[]) on conflict do nothing`
  const [counts] = await tx<[Counts]>`
    with given as (
      select g.name, g.host, g.url, c.id as category_id, g.logo_hash, g.referral, g.sites
      from jsonb_to_recordset(${JSON.stringify(shops)}::text::jsonb)
        as g(name citext, host text, url text, category text, logo_hash text, referral text, sites text[])
      left join shop_categories c on c.name = g.category
    ), changed as (
      update shops s set (name, host, url, category_id, logo_hash, referral, sites) =
        row (g.name, g.host, g.url, g.category_id, g.logo_hash, g.referral, g.sites)
      from given g
      where s.name = g.name
        and (s.name::text, s.host, s.url, s.category_id, s.logo_hash, s.referral, s.sites)
          is distinct from (g.name::text, g.host, g.url, g.category_id, g.logo_hash, g.referral, g.sites)
      returning 1
    ), added as (
      insert into shops (name, host, url, category_id, logo_hash, referral, sites)
      select g.* from given g where not exists (select from shops s where s.name = g.name)
      returning 1
    ), removed as (
      update shops s set url = null where s.url is not null and not exists (select from given g where g.name = s.name)
      returning 1
    )
    select (select count(*)::int from added) as added, (select count(*)::int from changed) as changed,
      (select count(*)::int from removed) as removed`
  return counts
}
