import type { Pool } from '#core/db.ts'
import { wishes } from './wishes.ts'

export const giftsPerList = 100
const categoriesPerList = 8
/** Number of times that each list gets a share of its gifts. All lists take turns, so a list's gifts lie far apart. */
const evenings = 10
const pictures = 20_000
/** far ahead, so that no session is renewed during a measurement */
const sessionsEnd = '2100-01-01'

export const tokenOf = (userId: number): string => `bench-${userId}`.padEnd(43, '-')

/** Returns the username of the list that a user owns. User n owns list n. */
export const usernameOf = (userId: number): string => `lijst-${userId}`

/** Returns a user who has crossed off a gift on this list. */
export const visitorOf = (listId: number, lists: number): number => (listId % lists) + 1

/** Index or constraint that `seed` drops, and creates again after it filled the tables, because that is faster. */
interface Later {
  tableName: string
  constraintName: string | null
  definition: string
  indexName: string
}

/**
 * Fills an empty database with users who each have a session and a list of 100 gifts in 8 categories. Two thirds of the
 * gifts have a picture (a row in `images` without a file), and 20 of each list are crossed off.
 * @param lists at least 10
 */
export async function seed(sql: Pool, lists: number): Promise<void> {
  await sql.reserve().then(async (db) => {
    try {
      await db`set synchronous_commit = off`
      // `replica` skips all triggers. None is needed, because nobody has opened these lists yet.
      await db`set session_replication_role = replica`
      await db`set maintenance_work_mem = '512MB'`
      await db`set work_mem = '128MB'`
      const later = await db<Later[]>`
        select i.tablename as "tableName", i.indexname as "indexName", i.indexdef as definition, null as "constraintName"
        from pg_indexes i
        where i.schemaname = 'public' and i.tablename in ('gifts', 'categories', 'cross_offs', 'lists', 'users', 'sessions', 'images')
          and not exists (select 1 from pg_constraint c where c.conname = i.indexname)
        union all
        select c.conrelid::regclass::text, c.conname, pg_get_constraintdef(c.oid), c.conname
        from pg_constraint c
        where c.connamespace = 'public'::regnamespace and c.contype in ('u', 'f')
          and c.conrelid in ('gifts'::regclass, 'categories'::regclass, 'cross_offs'::regclass, 'lists'::regclass, 'users'::regclass, 'sessions'::regclass)`
      for (const { tableName, constraintName, indexName } of later) {
        await db.unsafe(
          constraintName ? `alter table ${tableName} drop constraint ${constraintName}` : `drop index ${indexName}`,
        )
      }

      await db`
        insert into users (id, email, first_name, last_name, password_hash, edition) overriding system value
        select n, 'mens-' || n || '@example.org',
          (array['Noor', 'Daan', 'Fatima', 'Sem', 'Julia', 'Mehmet', 'Lotte', 'Ravi', 'Anna', 'Thijs', 'Sanne', 'Bram'])[1 + n % 12],
          (array['de Vries', 'Jansen', 'van den Berg', 'Bakker', 'El Amrani', 'Visser', 'Smit', 'Meijer', 'de Boer', 'Yilmaz'])[1 + n % 10], 'nobody logs in', 'nl'
        from generate_series(1, ${lists}::int) n`
      await db`
        insert into sessions (token_hash, user_id, created_on, seen_on, expires_at)
        select sha256(convert_to(rpad('bench-' || n, 43, '-'), 'UTF8')), n, current_date, ${sessionsEnd}::timestamptz::date, ${sessionsEnd}
        from generate_series(1, ${lists}::int) n`
      await db`
        insert into images (hash, width, height)
        select md5('picture ' || n), 1000, 750 from generate_series(0, ${pictures - 1}::int) n`
      await db`
        insert into lists (id, username, first_name, last_name, city, title, description, occasion, occasion_date, access_type, wants_search, theme_image)
          overriding system value
        select u.id, 'lijst-' || u.id, u.first_name, u.last_name, 'Utrecht', 'Verjaardag van ' || u.first_name,
          'Van alles wat, groot en klein. Samen doen mag ook: spreek het onderling af! Wie vragen heeft over maten of kleuren kan Marieke bellen.',
          'MyBirthday', current_date + (u.id % 200), 'PUBLIC', u.id % 3 = 0, 'birthday-cake'
        from users u order by u.id`
      await db`insert into list_owners (list_id, user_id, is_primary) select n, n, true from generate_series(1, ${lists}::int) n`
      await db`
        insert into friendships (user_id, list_id)
        select (n + k - 1) % ${lists}::int + 1, n from generate_series(1, ${lists}::int) n, generate_series(1, 2) k`
      await db`
        insert into forum_posts (list_id, user_id, first_name, last_name, message)
        select l.id, l.id, l.first_name, l.last_name, 'Wie doet er mee met een groter cadeau?' from lists l, generate_series(1, 3)`
      await db`
        insert into categories (id, list_id, name, position) overriding system value
        select (n - 1) * ${categoriesPerList}::int + k, n, (array['Boeken', 'Voor in huis', 'Spelen', 'Kleren', 'Buiten', 'Keuken', 'Samen doen', 'Grote wensen'])[k], k
        from generate_series(1, ${lists}::int) n, generate_series(1, ${categoriesPerList}::int) k`

      await db`create temporary table wishes (n int primary key, words text, address text)`
      await db`insert into wishes ${db(wishes.map(([words, host, slug], n) => ({ n, words, address: host ? `https://${host}/${slug}` : null })))}`
      await db`create temporary table pictures as select n::int, md5('picture ' || n) as hash from generate_series(0, ${pictures - 1}::int) n`
      await db`analyze wishes, pictures`
      const perEvening = giftsPerList / evenings
      for (let evening = 0; evening < evenings; evening++) {
        await db`
          insert into gifts (id, category_id, position, description, url, image_hash, cross_off_enabled, edited_at, created_at) overriding system value
          select ${evening * lists * perEvening}::bigint + (l - 1) * ${perEvening}::int + k + 1, (l - 1) * ${categoriesPerList}::int + 1 + p % ${categoriesPerList}::int,
            p / ${categoriesPerList}::int, w.words, w.address || '-' || (l * 7919 + p * 104729) % 9000000 + 1000000 || '/', i.hash, p % 33 <> 7,
            now() - (p * 3) * interval '1 day', now() - (p * 3) * interval '1 day'
          from generate_series(1, ${lists}::int) l
          cross join lateral (select k, ${evening * perEvening}::int + k as p from generate_series(0, ${perEvening - 1}::int) k) g
          join wishes w on w.n = (l * 37 + p) % ${wishes.length}::int
          left join pictures i on p % 3 <> 0 and i.n = (l::bigint * 101 + p) % ${pictures}::int
          order by l, k`
      }
      // every fifth gift, crossed off by one of the nine users whose ids follow the owner's
      await db`
        insert into cross_offs (gift_id, user_id, context_id, crossed_off_at)
        select ${lists * perEvening}::bigint * (p / ${perEvening}::int) + (l - 1) * ${perEvening}::int + p % ${perEvening}::int + 1,
          (l + p / 5 % 9) % ${lists}::int + 1, gen_random_uuid(), now() - p * interval '1 hour'
        from generate_series(1, ${lists}::int) l, generate_series(0, ${giftsPerList - 1}::int, 5) p`

      for (const table of ['users', 'lists', 'categories', 'gifts']) {
        await db.unsafe(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
      }
      for (const { tableName, constraintName, definition } of later) {
        await db.unsafe(
          constraintName ? `alter table ${tableName} add constraint ${constraintName} ${definition}` : definition,
        )
      }
      await db`vacuum (analyze)`
    } finally {
      db.release()
    }
  })
}
