import assert from 'node:assert/strict'
import { afterEach, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Person } from '#test/support/world.ts'
import { proveAddress, riet } from '#test/support/family.ts'
import { drawFamily, lotApi, type Drawn, type Name } from '../draws/drawing.ts'
import { addAxe, faultsOf, faultsOfLargeFonts } from './accessibility.ts'
import {
  loggedStatus,
  assertFocus,
  desktop,
  goToLive,
  offline,
  openStage,
  settled,
  tabTo,
  withinASecond,
} from './stage.ts'
import { until } from '#test/support/until.ts'

const stage = await openStage()
const lotte = await stage.world.person('Lotte de Vries')
const bram = await stage.world.person('Bram Visser')
await proveAddress(stage.world, lotte)
afterEach(async () => {
  for (const context of stage.browser.contexts()) await context.close()
})

const family = () => drawFamily({ world: stage.world, lotte, bram })

const flash = (page: Page) => page.locator('#flash .flash')
const mailsTo = async (email: string, kind: string) =>
  (await stage.world.mails()).filter((mail) => mail.to === email && mail.kind === kind).length

describe('a lot', () => {
  test('opens by keyboard, announces the receiver, and shows a linked list within a second', async () => {
    const drawn = await family()
    const page = await stage.open(lotte)
    await page.goto(drawn.lots.lotte.path)
    await settled(page)
    await tabTo(page, /button "Open je envelop"/)
    const socket = page.waitForEvent('websocket')
    await page.keyboard.press('Enter')
    await assertFocus(page, /Bram Visser/)
    await until(
      async () => (await page.locator('[data-announcing-region]').textContent())!.includes('Jij geeft aan Bram Visser'),
      'the announcement',
    )
    await socket
    await page.reload()
    await goToLive(page, () => page.reload())
    assert.equal(await page.locator('.envelope.opening').count(), 0, 'a seen envelope is open at once')

    await bram.post(`${drawn.lots.bram.path}/openen`)
    const link = (wishlistPrivateGuid: string) => bram.post(`${drawn.lots.bram.path}/lijst`, { wishlistPrivateGuid })
    await withinASecond(
      async () => {
        await link(bram.list.privateGuid)
        await page.getByRole('link', { name: 'Bekijk de lijst van Bram Visser' }).waitFor()
      },
      async () => {
        await link('')
        await page.getByRole('button', { name: 'Geef een seintje aan Bram Visser' }).waitFor()
      },
    )
  })

  test('opens with an animation of less than 300 ms, and shows a linked list although it was just opened', async () => {
    const drawn = await family()
    const page = await stage.open(null, { ...desktop, reducedMotion: 'no-preference' })
    await goToLive(page, async () => {
      await page.goto(drawn.lots.riet.path)
      await settled(page)
      await page.getByRole('button', { name: 'Open je envelop' }).click()
      await page.locator('.envelope.opening').waitFor()
    })
    const longest = await page.evaluate(() =>
      Math.max(
        ...['.env-flap', '.lot-card'].map((part) => {
          const { animationDuration, animationDelay } = getComputedStyle(
            document.querySelector(`.envelope.opening ${part}`)!,
          )
          return (Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay)) * 1000
        }),
      ),
    )
    assert.ok(longest > 0 && longest < 300, `${longest} ms`)
    await lotte.post(`${drawn.lots.lotte.path}/lijst`, { wishlistPrivateGuid: lotte.list.privateGuid })
    await page.getByRole('link', { name: 'Bekijk de lijst van Lotte de Vries' }).waitFor()
  })

  test('lets its participant nudge once, write messages and link a list', async () => {
    const drawn = await family()
    await bram.post(`${drawn.lots.bram.path}/openen`)
    const page = await stage.open(bram)
    await goToLive(page, () => page.goto(drawn.lots.bram.path))

    await page.getByRole('button', { name: 'Geef een seintje aan Oma Riet' }).click()
    await flash(page).getByText('Oma Riet krijgt je seintje binnen een kwartier.').waitFor()
    await page.locator('#nudge[aria-disabled=true]').waitFor()
    assert.match((await page.locator('#nudge-hint').textContent())!, /kan het weer/)
    assert.equal(await mailsTo(riet, 'nudge'), 1)

    await page.getByRole('link', { name: 'Stel een vraag' }).focus()
    await page.keyboard.press('Enter')
    const toRiet = page.getByRole('region', { name: 'Met Oma Riet' })
    await page.keyboard.press('Tab')
    await assertFocus(page, /textbox "Jouw bericht"/)
    await toRiet.getByRole('button', { name: 'Verstuur' }).click()
    await toRiet.getByText('Schrijf eerst een bericht.').waitFor()
    await toRiet.getByLabel('Jouw bericht').fill('Welke maat sokken heb je?')
    await toRiet.getByRole('button', { name: 'Verstuur' }).press('Enter')
    await flash(page).getByText('Je bericht komt binnen een kwartier aan').waitFor()
    await toRiet.getByText('Welke maat sokken heb je?').waitFor()
    assert.equal(await toRiet.getByLabel('Jouw bericht').inputValue(), '')
    assert.equal(await mailsTo(riet, 'message'), 1)

    await lotApi(stage.world.visitor(), 'SendMessage', {
      lotPrivateGuid: drawn.lots.riet.guid,
      to: 'Giver',
      message: 'Maat 39!',
    })
    await toRiet.getByLabel('Jouw bericht').fill('En welke kleur')
    await stage.world.mails()
    await toRiet.getByText('Maat 39!').waitFor()
    assert.equal(
      await toRiet.getByLabel('Jouw bericht').inputValue(),
      'En welke kleur',
      'a reload keeps what was typed',
    )

    const choice = page.getByRole('button', { name: /Bram Visser nog leeg/ })
    await choice.focus()
    await page.keyboard.press('Enter')
    await page.locator('.list-choice[aria-pressed=true]').waitFor()
    await assertFocus(page, /button "Bram Visser nog leeg" \[pressed\]/)
    await page.keyboard.press('Enter')
    await page.locator('.list-choice[aria-pressed=false]').waitFor()

    await page.getByRole('link', { name: 'Maak een nieuwe lijst' }).click()
    const making = page.getByRole('dialog', { name: 'Een lijst bij je lootje' })
    await making.getByLabel('Adres van je lijst').fill('lotte')
    await making.getByRole('button', { name: 'Maak de lijst' }).click()
    await making.locator('[aria-invalid=true]').waitFor()
    await making.getByLabel('Adres van je lijst').fill('bram-pakjes')
    await making.getByRole('button', { name: 'Maak de lijst' }).click()
    await making.waitFor({ state: 'detached' })
    assert.equal(await page.locator('#list-choice-bram-pakjes').getAttribute('aria-pressed'), 'true')
  })

  test('takes wishes, which reach the giver’s open page within a second, and keeps what is typed meanwhile', async () => {
    const drawn = await family()
    for (const { path } of [drawn.lots.riet, drawn.lots.bram]) await stage.world.visitor().post(`${path}/openen`)
    const [page, giver] = [await stage.open(null), await stage.open(bram)]
    await goToLive(giver, () => giver.goto(drawn.lots.bram.path))
    await goToLive(page, () => page.goto(drawn.lots.riet.path))
    const field = page.getByLabel('Je wensen')
    const save = page.getByRole('button', { name: 'Wensen opslaan' })
    await field.fill('x'.repeat(2001))
    await save.click()
    await page.getByText('maximaal 2000 tekens').waitFor()
    assert.equal((await field.inputValue()).length, 2001)
    await assertFocus(page, /textbox "Je wensen"/)
    await field.fill('Thee\nEen puzzel https://shop.example/puzzel')
    await save.press('Enter')
    await giver.getByRole('heading', { name: 'De wensen van Oma Riet' }).waitFor()
    await giver.getByRole('link', { name: 'shop.example' }).waitFor()
    await flash(page).getByText('Opgeslagen.').waitFor()
    await assertFocus(page, /button "Wensen opslaan"/)

    await field.fill('Thee\nNog niet klaar')
    await lotApi(lotte, 'SetWishes', { lotPrivateGuid: drawn.lots.lotte.guid, wishes: 'Een tent' })
    await page.getByText('Een tent').waitFor()
    assert.equal(await field.inputValue(), 'Thee\nNog niet klaar', 'a live update keeps what is typed')
    await page.getByRole('button', { name: 'Wensen weghalen' }).click()
    await flash(page).getByText('Weggehaald.').waitFor()
    assert.equal(await field.inputValue(), '')
    await giver.getByRole('button', { name: 'Geef een seintje aan Oma Riet' }).waitFor()
  })

  test('becomes a list with the wishes, and its form is empty then', async () => {
    const drawn = await family()
    await bram.post(`${drawn.lots.bram.path}/openen`)
    await bram.post(`${drawn.lots.bram.path}/wensen`, { wishes: 'Sokken\nJam' })
    const page = await stage.open(bram)
    await page.goto(drawn.lots.bram.path)
    await settled(page)
    await page.getByRole('link', { name: 'Maak een nieuwe lijst' }).click()
    const making = page.getByRole('dialog', { name: 'Een lijst bij je lootje' })
    await making.getByLabel('Adres van je lijst').fill('bram-uit-wensen')
    await making.getByRole('button', { name: 'Maak de lijst' }).click()
    await making.waitFor({ state: 'detached' })
    await page.locator('#list-choice-bram-uit-wensen[aria-pressed=true]').getByText('2 cadeaus').waitFor()
    assert.equal(await page.getByLabel('Je wensen').inputValue(), '')
    assert.equal(await page.getByRole('button', { name: 'Wensen weghalen' }).count(), 0)
  })

  test('remembers what its giver ticks, by keyboard', async () => {
    const drawn = await family()
    await bram.post(`${drawn.lots.bram.path}/openen`)
    const page = await stage.open(bram)
    await page.goto(drawn.lots.bram.path)
    await settled(page)
    const group = page.getByRole('group', { name: 'Jouw cadeau voor Oma Riet' })
    await group.getByRole('button', { name: 'Ingepakt' }).press('Enter')
    await group.getByRole('button', { name: 'Gekocht', pressed: true }).waitFor()
    await assertFocus(page, /button "Ingepakt"/)
    await page.keyboard.press('Enter')
    await group.getByRole('button', { name: 'Ingepakt', pressed: false }).waitFor()
    await page.reload()
    await settled(page)
    await group.getByRole('button', { name: 'Gekocht', pressed: true }).click()
    await group.getByRole('button', { name: 'Gekocht', pressed: false }).waitFor()
  })

  test('says that a list was not linked if there is no connection', async () => {
    const drawn = await family()
    await lotte.post(`${drawn.lots.lotte.path}/openen`)
    const page = await stage.open(lotte)
    await page.goto(drawn.lots.lotte.path)
    await settled(page)
    stage.allow(page, ...offline)
    await page.context().setOffline(true)
    await page.locator('.list-choice').first().click()
    await flash(page).getByText('Geen verbinding, dus je lijst is niet gekoppeld.').waitFor()
  })

  test('asks a user with another e-mail address once before it opens', async () => {
    const drawn = await family()
    const page = await stage.open(bram)
    await page.goto(drawn.lots.riet.path)
    const dialog = page.getByRole('dialog', { name: 'Dit lootje is van Oma Riet' })
    await dialog.getByRole('link', { name: 'Toon het lootje' }).click()
    await dialog.waitFor({ state: 'detached' })
    await settled(page)
    assert.equal(await page.locator('dialog').count(), 0)
    assert.ok(!page.url().includes('toon'))

    await page.goto(drawn.lots.lotte.path)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Log in als ${lotte.email}` })
      .click()
    await page.getByLabel('Wachtwoord', { exact: true }).last().fill(lotte.password)
    await page.locator('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
    await page.waitForURL(drawn.lots.lotte.path)
    assert.equal(await page.locator('.banner').count(), 0)
    // Lotte's login has ended Bram's session, which that browser used.
    await bram.api('POST', '/api/Account/Login', { emailOrUsername: 'bram', password: bram.password })
  })

  test('opens without JavaScript', async () => {
    const drawn = await family()
    const page = await stage.open(null, { ...desktop, javaScriptEnabled: false })
    await page.goto(drawn.lots.riet.path)
    await page.getByRole('button', { name: 'Open je envelop' }).click()
    await page.locator('.drawn').getByText('Lotte de Vries').waitFor()
    await page.getByRole('button', { name: /seintje/ }).click()
    await page.getByText('Lotte de Vries krijgt je seintje binnen een kwartier.').waitFor()
    await page.getByRole('link', { name: 'Stel een vraag' }).click()
    const conversation = page.getByRole('region', { name: 'Met Lotte de Vries' })
    await conversation.getByLabel('Jouw bericht').fill('Thee of koffie?')
    await conversation.getByRole('button', { name: 'Verstuur' }).click()
    await page.getByText('Je bericht komt binnen een kwartier aan').waitFor()
    await conversation.locator('.message.mine').getByText('Thee of koffie?').waitFor()

    await page.getByRole('button', { name: 'Gekocht' }).click()
    await page.getByRole('button', { name: 'Gekocht', pressed: true }).waitFor()
    await page.getByLabel('Je wensen').fill('x'.repeat(2001))
    await page.getByRole('button', { name: 'Wensen opslaan' }).click()
    await page.getByText('maximaal 2000 tekens').waitFor()
    await page.getByLabel('Je wensen').fill('Thee\nJam')
    await page.getByRole('button', { name: 'Wensen opslaan' }).click()
    await page.getByText('Degene die jou trok, kan je wensen nu zien.').waitFor()
    assert.equal(await page.getByLabel('Je wensen').inputValue(), 'Thee\nJam')
    await page.getByRole('button', { name: 'Wensen weghalen' }).click()
    await page.getByText('Weggehaald.').waitFor()
    assert.equal(await page.getByLabel('Je wensen').inputValue(), '')
  })
})

describe('the page of a draw', () => {
  test('shows opened envelopes and linked lists within a second, and sends a lot again', async () => {
    const drawn = await family()
    const page = await stage.open(lotte)
    await goToLive(page, () => page.goto(drawn.path))
    const row = (name: Name) => page.locator(`#participant-${drawn.participants[name]}`)
    await stage.world.visitor().post(`${drawn.lots.riet.path}/openen`)
    await row('riet').getByText('Geopend').waitFor()
    await page.getByText('1 van 3 geopend').waitFor()
    const link = (wishlistPrivateGuid: string) => bram.post(`${drawn.lots.bram.path}/lijst`, { wishlistPrivateGuid })
    await withinASecond(
      async () => {
        await link(bram.list.privateGuid)
        await row('bram').getByText('Wensen gedeeld').waitFor()
      },
      async () => {
        await link('')
        await row('bram').getByText('Verstuurd').waitFor()
      },
    )

    await row('riet').getByRole('link', { name: 'Stuur opnieuw naar Oma Riet' }).click()
    const dialog = page.getByRole('dialog', { name: 'Stuur het lootje van Oma Riet opnieuw' })
    await dialog.getByLabel('E-mailadres van Oma Riet').fill(bram.email)
    await dialog.getByRole('button', { name: 'Stuur lootje' }).click()
    await dialog.getByText('al van een andere deelnemer').waitFor()
    await dialog.getByLabel('E-mailadres van Oma Riet').fill('oma@familie.example')
    await dialog.getByRole('button', { name: 'Stuur lootje' }).click()
    await flash(page).getByText('Het lootje is onderweg naar Oma Riet.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await row('riet').getByText('oma@familie.example').waitFor()
    await row('riet').getByText('Verstuurd').waitFor()
    await page.getByText('0 van 3 geopend').waitFor()
    assert.equal(await mailsTo('oma@familie.example', 'lot'), 1)
  })

  test('says that the draw was deleted if it is open when the organizer deletes the draw', async () => {
    const drawn = await family()
    const [page, other] = [await stage.open(lotte), await stage.open(lotte)]
    await goToLive(other, () => other.goto(drawn.path))
    stage.allow(other, loggedStatus(410))
    await page.goto(drawn.path)
    await settled(page)
    await page.getByRole('link', { name: 'Verwijderen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijder de trekking' }).click()
    await page.waitForURL('/lootjestrekken')
    await flash(page).getByText('De trekking is verwijderd').waitFor()
    await other.waitForURL('/lootjestrekken/loting/verwijderd')
  })

  test('turns the draw into a new draft', async () => {
    const drawn = await family()
    const page = await stage.open(lotte)
    await page.goto(drawn.path)
    await settled(page)
    await page.getByRole('link', { name: 'Opnieuw trekken' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Maak een nieuwe trekking' }).click()
    await page.waitForURL('/lootjestrekken/loting/details')
    await until(
      async () => (await page.locator('[name=title]').inputValue()) === 'Sinterklaas met de familie',
      'the draft',
    )
  })
})

describe('pages of draws and lots pass the accessibility checks in light and dark mode, on phones and desktops', () => {
  let drawn: Drawn
  before(async () => {
    drawn = await family()
    await stage.world.visitor().post(`${drawn.lots.riet.path}/openen`)
    await lotte.post(`${drawn.lots.lotte.path}/openen`)
    await lotte.post(`${drawn.lots.lotte.path}/lijst`, { wishlistPrivateGuid: lotte.list.privateGuid })
  })
  const click = (selector: string) => async (page: Page) => {
    await page.locator(selector).first().click()
    await page.locator('dialog[open]').waitFor()
  }
  const places: {
    name: string
    who: () => Person | null
    path: () => string
    status?: number
    act?: (page: Page) => Promise<void>
  }[] = [
    { name: 'the overview of draws', who: () => lotte, path: () => '/lootjestrekken' },
    { name: 'the start page with draws', who: () => lotte, path: () => '/' },
    { name: 'the page for lost lots', who: () => null, path: () => '/lootjestrekken/kwijt' },
    { name: 'the page of a draw', who: () => lotte, path: () => drawn.path },
    { name: 'the page of a draw, right after the draw', who: () => lotte, path: () => `${drawn.path}?nieuw=1` },
    {
      name: 'the dialog that sends a lot again',
      who: () => lotte,
      path: () => drawn.path,
      act: (page) => click(`#resend-${drawn.participants.riet}`)(page),
    },
    {
      name: 'the dialog that deletes a draw',
      who: () => lotte,
      path: () => drawn.path,
      act: click('a[href$="/verwijderen"]'),
    },
    {
      name: 'the dialog that redoes a draw',
      who: () => lotte,
      path: () => drawn.path,
      act: click('a[href$="/opnieuw"]'),
    },
    { name: 'a closed envelope', who: () => bram, path: () => drawn.lots.bram.path },
    { name: 'an open envelope, for a visitor', who: () => null, path: () => drawn.lots.riet.path },
    { name: 'an open envelope, with a linked list', who: () => lotte, path: () => drawn.lots.lotte.path },
    {
      name: 'an open envelope, with wishes and a tick',
      who: () => bram,
      path: () => drawn.lots.bram.path,
      async act(page) {
        await bram.post(`${drawn.lots.bram.path}/openen`)
        await lotApi(bram, 'Tick', { lotPrivateGuid: drawn.lots.bram.guid, step: 'Bought' })
        for (const name of ['bram', 'riet'] as const)
          await lotApi(bram, 'SetWishes', {
            lotPrivateGuid: drawn.lots[name].guid,
            wishes: `Thee\nBoek https://boeken-en-nog-veel-meer.example/${'lang'.repeat(40)}\n${'Onafgebroken'.repeat(9)}`,
          })
        await page.reload()
        await settled(page)
      },
    },
    {
      name: 'wishes that are too long',
      who: () => null,
      path: () => drawn.lots.riet.path,
      async act(page) {
        await page.getByLabel('Je wensen').fill('x'.repeat(2001))
        await page.getByRole('button', { name: 'Wensen opslaan' }).click()
        await page.locator('[aria-invalid=true]').waitFor()
      },
    },
    {
      name: 'conversations with messages of both sides',
      who: () => lotte,
      path: () => drawn.lots.lotte.path,
      async act(page) {
        for (const [to, message] of [
          ['Drawn', 'Welke maat heb je?'],
          ['Giver', `Dag gever! ${'lang'.repeat(40)}\nIk hou van thee.`],
        ])
          await lotApi(lotte, 'SendMessage', { lotPrivateGuid: drawn.lots.lotte.guid, to, message })
        await page.reload()
        await page.locator('.message.mine').first().waitFor()
      },
    },
    {
      name: 'the dialog that creates a list',
      who: () => lotte,
      path: () => drawn.lots.lotte.path,
      act: click('#new-list'),
    },
    {
      name: 'the dialog over another participant’s lot',
      who: () => lotte,
      path: () => drawn.lots.riet.path,
      act: (page) => page.locator('dialog[open]').waitFor(),
    },
    {
      name: 'the error page of a deleted lot',
      who: () => null,
      status: 410,
      path: () => '/lootjestrekken/lootje/verwijderd',
    },
    {
      name: 'the error page of an unknown draw',
      who: () => null,
      status: 404,
      path: () => '/lootjestrekken/loting/nietgevonden',
    },
  ]
  for (const place of places) {
    test(place.name, async () => {
      const page = await stage.open(place.who())
      await addAxe(page.context())
      if (place.status) stage.allow(page, loggedStatus(place.status))
      await page.goto(place.path())
      await settled(page)
      await place.act?.(page)
      assert.deepEqual([...(await faultsOf(page)), ...(await faultsOfLargeFonts(page))], [])
    })
  }
})
