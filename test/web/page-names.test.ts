import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { editions, type EditionCode } from '#core/editions.ts'
import { draw, givenPeople } from '#test/draws/drawing.ts'
import { openWorld, type Client, type HtmlResponse, type Person, type World } from '#test/support/world.ts'

const textOf = (text: string) => text.replace(/\s+/g, ' ').trim()

suite('a page has the same name in its title, its heading, the menu and the links to it', () => {
  let world: World, lotte: Person
  before(async () => {
    world = await openWorld({ EDITION: '' })
    const noor = await world.person('Noor de Vries')
    lotte = await world.person('Lotte Bakker')
    const { publicGuid } = await world.addGift(noor.list)
    const given = { publicGiftGuid: publicGuid, contextId: crypto.randomUUID() }
    assert.equal((await lotte.api('POST', '/api/Gift/CrossOff', given)).status, 200)
    // These are more draws than the start page shows, so that it has a link to the others.
    for (const title of ['Kerst', 'Pakjesavond', 'Oud en nieuw', 'Carnaval'])
      await draw(lotte, [{ ...givenPeople(3)[0]!, email: lotte.email }, ...givenPeople(3).slice(1)], { title })
  })
  after(() => world.close())

  async function lotteIn(code: EditionCode): Promise<Client> {
    const client = world.visitor({ 'Accept-Language': editions[code].locale })
    await client.api('POST', '/api/Account/Login', { emailOrUsername: lotte.email, password: lotte.password })
    return client
  }

  const headingOf = ({ $ }: HtmlResponse) => textOf($('h1').text())

  for (const code of ['nl', 'de', 'en'] as const) {
    test(`in the edition ${code}`, async () => {
      const client = await lotteIn(code)
      const named = ['/crossedoff', '/lootjestrekken', '/account', '/mylist/new']
      const pages = new Map<string, HtmlResponse>()
      for (const path of ['/', '/lotte', '/lootjestrekken/loting/start', ...named])
        pages.set(path, await client.get(path))
      for (const path of named) {
        const answer = pages.get(path)!
        const name = headingOf(answer)
        assert.equal(textOf(answer.$('title').text()), `${editions[code].brand} - ${name}`, path)
        const links = [...pages.values()].flatMap(({ $ }) =>
          [...$(`#main a[href="${path}"], .menu a[href="${path}"], .account-menu a[href="${path}"]`)].map((link) =>
            textOf($(link).text()),
          ),
        )
        assert.ok(links.length > 0, `nothing leads to ${path}`)
        for (const link of links)
          assert.ok(link.toLowerCase().includes(name.toLowerCase()), `“${link}” leads to “${name}”`)
      }
      assert.ok(
        pages
          .get('/')!
          .$('h2')
          .text()
          .includes(headingOf(pages.get('/crossedoff')!)),
      )
    })
  }
})
