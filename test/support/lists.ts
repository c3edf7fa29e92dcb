import assert from 'node:assert/strict'
import type { Person, World } from './world.ts'

/**
 * Sets who may open a list. Also raises the version of the list's question, so that visitors who have answered the
 * question must answer again.
 */
export const setAccess = (
  world: World,
  username: string,
  type: string,
  question: string | null = null,
  answer: string | null = null,
) => world.sql`
  update lists set access_type = ${type}::access_type, access_question = ${question}, access_answer = ${answer}, question_version = question_version + 1
  where username = ${username}`

/** Creates another list for a person: public and under their name unless `more` says otherwise. */
export async function addList(
  world: World,
  person: Person,
  username: string,
  more: object = {},
): Promise<Person['list']> {
  const [firstName, ...rest] = person.name.split(' ')
  const { status, body } = await person.api('POST', '/api/MyList/Create', {
    username,
    firstName,
    lastName: rest.join(' '),
    accessType: 'PUBLIC',
    ...more,
  })
  assert.equal(status, 201, JSON.stringify(body))
  const [list] = await world.sql<Person['list'][]>`
    select l.id, l.private_guid as "privateGuid", l.public_guid as "publicGuid", c.id as "categoryId", c.private_guid as "categoryPrivateGuid"
    from lists l join categories c on c.list_id = l.id where l.private_guid = ${body.privateGuid}`
  return list!
}

/** Adds a category at the end of a list. */
export async function addCategory(world: World, list: { id: number }, name: string) {
  const [row] = await world.sql<{ id: number; privateGuid: string; publicGuid: string }[]>`
    insert into categories (list_id, name, position) values (${list.id}, ${name}, (select max(position) + 1 from categories where list_id = ${list.id}))
    returning id, private_guid as "privateGuid", public_guid as "publicGuid"`
  return row!
}

/** Returns the time at which a list was last changed, in milliseconds. */
export async function lastUpdate(world: World, list: { id: number }): Promise<number> {
  const [row] = await world.sql<{ at: Date }[]>`select last_update as at from lists where id = ${list.id}`
  return row!.at.getTime()
}
