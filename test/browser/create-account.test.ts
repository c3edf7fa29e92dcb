import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { assertFocus, desktop, openStage, phone, settled } from './stage.ts'
import { until } from '#test/support/until.ts'

const stage = await openStage()

const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true })
const address = (page: Page) => field(page, 'Adres van je lijst')
const note = (page: Page, name: string) => page.locator(`#field-${name}-error`)
const send = (page: Page) => page.locator('main').getByRole('button', { name: 'Maak mijn lijst' }).click()

async function openForm(options?: BrowserContextOptions): Promise<Page> {
  const page = await stage.open(null, options)
  await page.goto('/account/create')
  if (options?.javaScriptEnabled !== false) await settled(page)
  return page
}

/** Types as a person would, so that the page receives an event for every key. */
const type = async (page: Page, label: string, text: string) => {
  await field(page, label).click()
  await page.keyboard.type(text)
}

const suggested = (page: Page, expected: string) =>
  until(async () => (await address(page).inputValue()) === expected, `the suggestion ${expected}`)

test('a visitor gets from the start page to their list’s URL on the clipboard in ten interactions at most', async (t) => {
  const page = await stage.open(null, { ...phone, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/')
  await settled(page)
  let interactions = 0
  const fill = async (label: string, text: string) => {
    interactions++
    await type(page, label, text)
  }
  const press = async (button: ReturnType<Page['locator']>) => {
    interactions++
    await button.click()
  }
  await press(page.locator('main .hero .primary'))
  await page.waitForURL('/account/create')
  await settled(page)
  await fill('Voornaam', 'Tess')
  await fill('Achternaam', 'van den Berg')
  await fill('E-mailadres', 'tess@example.org')
  await fill('Wachtwoord', 'een goed wachtwoord')
  await suggested(page, 'tess-van-den-berg')
  await press(page.getByRole('button', { name: 'Maak mijn lijst' }))
  await page.waitForURL('/tess-van-den-berg')
  await settled(page)
  await press(page.locator('main').getByRole('link', { name: 'Lijst delen' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Kopiëren' }))
  await page.getByRole('dialog').getByRole('button', { name: 'Gekopieerd' }).waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${stage.url}/tess-van-den-berg`)
  t.diagnostic(`${interactions} interactions`)
  assert.ok(interactions <= 10, `${interactions} interactions`)
})

test('the list’s URL follows the typed name until the visitor types a URL; the first field has the focus', async () => {
  await stage.world.person('Ada Mol', { username: 'ada-mol' })
  const page = await openForm()
  await assertFocus(page, /^textbox "Voornaam"/)
  await page.keyboard.type('Ada')
  await suggested(page, 'ada')
  await type(page, 'Achternaam', 'Mol')
  await suggested(page, 'ada-mol-2')
  await address(page).fill('van-ada')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await type(page, 'Achternaam', 'ema')
  await note(page, 'wishlistUrlName').getByText('nog vrij').waitFor() // by then, a suggestion would have been requested
  assert.ok(asked.includes('/mylist/check-username'))
  assert.ok(!asked.includes('/account/create/suggestion'))
  assert.equal(await address(page).inputValue(), 'van-ada')
  await address(page).fill('')
  await type(page, 'Achternaam', 'n')
  await suggested(page, 'ada-moleman')
})

describe('the checks while typing', () => {
  for (const [name, options] of [
    ['a phone', phone],
    ['a wide screen', desktop],
  ] as const)
    test(`move nothing on ${name}`, async () => {
      const known = await stage.world.person(name === 'a phone' ? 'Finn Mol' : 'Gijs Mol')
      const page = await openForm(options)
      const places = () =>
        page
          .locator('main form :is(input, button):not([type=hidden])')
          .evaluateAll((controls) =>
            controls.map((control) => Math.round(control.getBoundingClientRect().top + window.scrollY)),
          )
      const before = await places()
      assert.ok(before.length >= 8)
      const check = async (label: string, value: string, said: string) => {
        await field(page, label).fill(value)
        await page.locator('main .note').getByText(said).waitFor()
        assert.deepEqual(await places(), before, `${value}: ${said}`)
      }
      await check('Adres van je lijst', known.username, 'al bezet')
      await check('Adres van je lijst', `${known.username}-vrij`, 'nog vrij')
      await check('Adres van je lijst', 'x', 'minstens 3 tekens')
      await check('E-mailadres', known.email, 'heeft al een account')
    })

  test('offer the login to a visitor who already has an account', async () => {
    const hugo = await stage.world.person('Hugo Mol')
    const page = await openForm()
    await field(page, 'E-mailadres').fill(hugo.email)
    await note(page, 'email').getByRole('link').click()
    await page.waitForURL(/\/account\/login/)
    assert.equal(await page.locator('main').getByLabel('E-mail of lijstnaam').inputValue(), hugo.email)
    await assertFocus(page, /^textbox "Wachtwoord"/)
  })

  test('drop the result for a text when the visitor types on', async () => {
    const page = await openForm()
    const held = Promise.withResolvers<void>()
    await page.route('**/mylist/check-username*', async (route) => {
      await held.promise
      await route.continue().catch(() => {}) // the page has aborted the request
    })
    const asked = page.waitForRequest('**/mylist/check-username*')
    await type(page, 'Adres van je lijst', 'ab')
    await asked
    const dropped = page.waitForEvent('requestfailed')
    await page.keyboard.type('c')
    await dropped
    held.resolve()
    await note(page, 'wishlistUrlName').getByText('nog vrij').waitFor()
  })
})

test('a field’s error goes as soon as the visitor types in it, and never stands beside a check’s result', async () => {
  const page = await openForm()
  await page.route('**/account/create/suggestion*', () => {}) // or on a busy machine it would fill the field before we do
  await field(page, 'E-mailadres').fill('geen adres')
  await send(page)
  await page.locator('main [aria-invalid=true]').first().waitFor()
  await settled(page)
  const invalid = () =>
    page
      .locator('main [aria-invalid=true]')
      .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).name))
  const describedBy = (label: string) => field(page, label).getAttribute('aria-describedby')
  assert.deepEqual(await invalid(), ['firstName', 'lastName', 'wishlistUrlName', 'email', 'password'])

  await type(page, 'Wachtwoord', 'k')
  assert.equal(await note(page, 'password').count(), 0)
  assert.equal(await describedBy('Wachtwoord'), 'field-password-hint')
  await type(page, 'Voornaam', 'K')
  assert.equal(await describedBy('Voornaam'), null)
  assert.deepEqual(await invalid(), ['lastName', 'wishlistUrlName', 'email'])

  await page.evaluate(() => {
    const seen = ((window as { seen?: string[] }).seen = [] as string[])
    new MutationObserver(() => {
      const text = document.querySelector<HTMLElement>('#field-wishlistUrlName-error')!
      seen.push(`${text.children.length} ${text.innerText}`)
    }).observe(document.querySelector('#field-wishlistUrlName-error')!, { childList: true, subtree: true })
  })
  await type(page, 'Adres van je lijst', 'ab')
  assert.deepEqual(await invalid(), ['lastName', 'email'])
  assert.equal(await note(page, 'wishlistUrlName').innerText(), '')
  await note(page, 'wishlistUrlName').getByText('minstens 3').waitFor()
  await page.keyboard.type('cd')
  await note(page, 'wishlistUrlName').getByText('nog vrij').waitFor()
  const seen = await page.evaluate(() => (window as { seen?: string[] }).seen!)
  assert.deepEqual(
    seen.filter((text) => !/^(0 |1 (Gebruik minstens|Dit adres is nog vrij))/.test(text)),
    [],
  )
})

describe('a new password', () => {
  test('is typed once with JavaScript, can be shown, and is hidden again when the visitor sends the form', async () => {
    const page = await openForm()
    assert.equal(await page.locator('[name=passwordConfirmation]').count(), 0)
    const show = page.getByRole('button', { name: 'Wachtwoord tonen' })
    const typeOfField = () => field(page, 'Wachtwoord').getAttribute('type')
    await type(page, 'Wachtwoord', 'een goed wachtwoord')
    assert.deepEqual([await show.getAttribute('aria-pressed'), await typeOfField()], ['false', 'password'])
    await show.click()
    assert.deepEqual([await show.getAttribute('aria-pressed'), await typeOfField()], ['true', 'text'])
    await show.click()
    assert.deepEqual([await show.getAttribute('aria-pressed'), await typeOfField()], ['false', 'password'])
    await show.click()
    await page.evaluate(() =>
      document.addEventListener('submit', ({ target }) =>
        sessionStorage.setItem('sent', (target as HTMLFormElement)['password'].type as string),
      ),
    )
    await send(page)
    await page.locator('main [aria-invalid=true]').first().waitFor()
    assert.equal(await page.evaluate(() => sessionStorage.getItem('sent')), 'password')
  })

  test('is typed twice without JavaScript', async () => {
    const page = await openForm({ ...desktop, javaScriptEnabled: false })
    assert.equal(await page.getByRole('button', { name: 'Wachtwoord tonen' }).count(), 0)
    await field(page, 'Voornaam').fill('Ivo')
    await field(page, 'Achternaam').fill('Mol')
    await address(page).fill('ivo-mol')
    await field(page, 'E-mailadres').fill('ivo@example.org')
    await field(page, 'Wachtwoord').fill('een goed wachtwoord')
    await send(page)
    assert.match(await note(page, 'passwordConfirmation').innerText(), /niet hetzelfde/)
    for (const label of ['Wachtwoord', 'Wachtwoord nog een keer']) await field(page, label).fill('een goed wachtwoord')
    await send(page)
    await page.waitForURL('/ivo-mol')
  })
})

test('the hint shows the suggested or typed URL, and another occasion sets its day, title and picture', async () => {
  const page = await stage.open(null, phone)
  await page.goto('/account/create?occasion=Christmas')
  await settled(page)
  const hint = page.locator('#field-wishlistUrlName-hint')
  await type(page, 'Voornaam', 'Jip')
  await type(page, 'Achternaam', 'Mol')
  await suggested(page, 'jip-mol')
  await until(async () => (await hint.textContent())!.endsWith('/jip-mol'), 'the suggestion in the hint')
  await address(page).fill('bloem')
  assert.match((await hint.textContent())!, /\/bloem$/)
  await address(page).fill('')
  assert.match((await hint.textContent())!, /\/noor$/)

  const [title, day, picture] = [
    field(page, 'Titel (mag leeg blijven)'),
    page.locator('[name=occasionDate]'),
    page.locator('.with-picture img'),
  ]
  const before = await picture.getAttribute('src')
  await page.getByLabel('Gelegenheid').selectOption('Valentine')
  assert.equal(await title.inputValue(), 'Valentijnsdag')
  assert.match(await day.inputValue(), /-02-14$/)
  assert.notEqual(await picture.getAttribute('src'), before)
  await title.fill('Voor mijn lief')
  await page.getByLabel('Gelegenheid').selectOption('MyBirthday')
  assert.equal(await title.inputValue(), 'Voor mijn lief')
  assert.equal(await day.inputValue(), '')
})

test('a refused form has the same space below every error message', async () => {
  const page = await openForm(phone)
  await send(page)
  await page.locator('#field-firstName-error').waitFor()
  const gaps = await page.locator('.field:has([aria-invalid])').evaluateAll((fields) =>
    fields
      .filter((field) => field.checkVisibility())
      .map((field) => {
        let next = field.nextElementSibling ?? field.parentElement!.nextElementSibling!
        while (!next.checkVisibility()) next = next.nextElementSibling!
        const message = field.querySelector('[id$=-error]')!
        return Math.round(next.getBoundingClientRect().top - message.getBoundingClientRect().bottom)
      }),
  )
  assert.ok(gaps.length > 2)
  assert.equal(new Set(gaps).size, 1, gaps.join())
})
