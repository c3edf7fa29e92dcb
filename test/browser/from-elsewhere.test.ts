import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openShop } from '#test/support/shop.ts'
import { assertFocus, desktop, openStage, phone, settled } from './stage.ts'

const ownShop = await openShop()
const stage = await openStage({ FETCH_ALLOW_HOSTS: ownShop.host })
const noor = await stage.world.person('Noor de Vries')
const sem = await stage.world.person('Sem Bakker')
await stage.world.addGift(noor.list, { description: 'Theepot' })

const shop = 'https://www.winkel.example/p/houten-trein-groot/123'

/** Opens the app's share target as a phone does. */
async function shareWith(page: Page, shared: Record<string, string>): Promise<void> {
  const answer = await page.request.get('/manifest.webmanifest')
  const { share_target: target } = (await answer.json()) as {
    share_target: { action: string; method: string; params: Record<string, string> }
  }
  assert.equal(target.method, 'GET')
  const query = Object.entries(shared).map(([field, value]) => [target.params[field]!, value])
  await page.goto(`${target.action}?${new URLSearchParams(query).toString()}`)
}

describe('A link that is shared on a phone', () => {
  test('becomes a gift after two presses, one in the share sheet and one on our page', async () => {
    const page = await stage.open(noor, phone)
    let presses = 1
    await shareWith(page, { title: 'Houten trein', text: shop }) // the share sheet's press
    await settled(page)
    presses++
    await page.getByRole('button', { name: 'Op lijst zetten' }).click()
    await page.waitForURL(/\/noor#gift-/)
    await page.locator('.gift', { hasText: 'Houten trein' }).waitFor()
    assert.ok(presses <= 3)
  })

  test('opens a form without the phone’s keyboard, with its button in sight', async () => {
    for (const owner of [noor, sem]) {
      const page = await stage.open(owner, phone)
      await shareWith(page, { title: 'Houten trein', text: shop })
      await settled(page)
      assert.equal(await page.locator('input:focus, textarea:focus, select:focus').count(), 0)
      const { y, height } = (await page.getByRole('button', { name: 'Op lijst zetten' }).boundingBox())!
      assert.ok(y + height <= phone.viewport.height, `${y}`)
    }
  })

  test('gets the page’s title above its text, unless the text has the title or the owner changed it', async () => {
    const link = ownShop.sell('/p/trui', { title: 'Wollen trui Golf' })
    const page = await stage.open(noor, phone)
    const words = page.locator('textarea[name=description]')
    await shareWith(page, { text: `Maat 42, in het blauw: ${link}` })
    await page.locator('.source-preview .preview').getByText('Wollen trui Golf').waitFor()
    assert.equal(await words.inputValue(), 'Wollen trui Golf\nMaat 42, in het blauw')
    await page.getByRole('button', { name: 'Op lijst zetten' }).click()
    await page.locator('.gift', { hasText: 'Maat 42, in het blauw' }).waitFor()

    await shareWith(page, { text: `Wollen trui Golf, in het blauw: ${link}` })
    await page.locator('.source-preview .preview').getByText('Wollen trui Golf').waitFor()
    assert.equal(await words.inputValue(), 'Wollen trui Golf, in het blauw', 'the text has the title already')

    await shareWith(page, { text: `Maat 42, in het blauw: ${link}` })
    await words.fill('Die van het schap bij de deur')
    await page.locator('.source-preview .preview').getByText('Wollen trui Golf').waitFor()
    assert.equal(await words.inputValue(), 'Die van het schap bij de deur')
    assert.deepEqual(stage.complaints(page), [])
  })

  test('opens the form even with a text of 100 KB', async () => {
    const page = await stage.open(noor, phone)
    await shareWith(page, { text: `${shop} ${'x'.repeat(100_000)}` })
    await page.getByText('Dit mag maximaal 1000 tekens lang zijn').waitFor()
  })

  test('goes to another list if the owner chooses it', async () => {
    await sem.api('POST', '/api/MyList/Create', {
      username: 'sem-huis',
      title: 'Het huis van Sem',
      firstName: 'Sem',
      lastName: 'Bakker',
      accessType: 'PUBLIC',
    })
    const page = await stage.open(sem, phone)
    await shareWith(page, { title: 'Houten trein', url: shop })
    await page.getByLabel('Op welke lijst?').selectOption('sem')
    await page.getByRole('button', { name: 'Op lijst zetten' }).click()
    await page.waitForURL(/\/sem#gift-/)
    await page.locator('.gift', { hasText: 'Houten trein' }).waitFor()
  })
})

test('a list’s URL with ?add= opens the filled form for its owner, but only once', async () => {
  const page = await stage.open(noor, desktop)
  await page.goto(`/noor?add=${encodeURIComponent(shop)}`)
  await settled(page)
  await assertFocus(page, /Zo staat het op je lijst/)
  assert.equal(await page.locator('dialog [name=url]').inputValue(), shop)
  assert.equal(page.url(), `${stage.url}/noor`)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.reload()
  await settled(page)
  assert.equal(await page.locator('dialog').count(), 0)
})

test('the bookmarklet takes over the URL, title and selected text of the page on which it is pressed', async () => {
  const page = await stage.open(noor, { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/mylist/bookmarklet')
  await settled(page)
  const button = page.getByRole('link', { name: 'Zet op mijn lijst' })
  const code = decodeURIComponent((await button.getAttribute('href'))!).replace(/^javascript:/, '')
  await button.click()
  await page.getByRole('link', { name: 'Gekopieerd' }).waitFor()
  assert.equal(decodeURIComponent(await page.evaluate(() => navigator.clipboard.readText())), `javascript:${code}`)

  await page.route('**/p/houten-trein-groot/123', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Trein & rails</title><p id="size">spoor 0</p>' }),
  )
  await page.goto(shop)
  await page.evaluate(() => getSelection()!.selectAllChildren(document.getElementById('size')!))
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate(code)])
  assert.equal(await opened.locator('[name=url]').inputValue(), shop)
  assert.equal(await opened.locator('textarea[name=description]').inputValue(), 'Trein & rails\nspoor 0')
  await opened.close()

  await page.evaluate(() => (window.open = () => null)) // as if the browser blocked the window
  await page.evaluate(code)
  await page.waitForURL(/\/mylist\/add\?/)
})

describe('On the home screen', () => {
  test('the app can be installed: Chromium finds no fault in the manifest', async () => {
    const page = await stage.open(null, phone)
    await page.goto('/')
    await settled(page)
    const chromium = await page.context().newCDPSession(page)
    const { url, errors, data } = await chromium.send('Page.getAppManifest')
    assert.equal(url, `${stage.url}/manifest.webmanifest`)
    assert.deepEqual(errors, [])
    assert.match(data!, /"share_target"/)
    const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors')
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
      [],
    )
  })

  test('without a connection every URL shows our page with a retry link, and no list is on the device', async () => {
    const page = await stage.open(noor, { ...phone, serviceWorkers: 'allow' })
    await page.goto('/noor')
    await settled(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    for (const path of ['/noor', '/friends', '/noor/gifts/new', '/api/MyList/GetAll']) {
      await page.goto(path)
      assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null), path)
    }
    const kept = await page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname)
    })
    assert.ok(kept.includes('/offline'))
    assert.deepEqual(
      kept.filter((path) => path !== '/offline' && !path.startsWith('/static/')),
      [],
    )
    await stage.restart(page, async () => {
      await page.goto('/noor')
      await page.getByRole('heading', { name: 'Geen verbinding' }).waitFor()
      assert.equal(await page.getByText('Theepot').count(), 0)
      const drawn = await page.locator('.spot').boundingBox()
      assert.ok(drawn!.width > 100 && drawn!.width <= 360, 'the page has its stylesheet')
      await page.goto('/friends')
      await page.getByRole('heading', { name: 'Geen verbinding' }).waitFor()
    })
    await page.getByRole('link', { name: 'Probeer het nog eens' }).click()
    await page.getByRole('heading', { name: 'Vrienden', level: 1 }).waitFor()
    assert.equal(page.url(), `${stage.url}/friends`)
  })

  test('the native shell registers no service worker', async () => {
    const page = await stage.open(null, { ...phone, serviceWorkers: 'allow' })
    await page.goto('/?app=1')
    await settled(page)
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0)
  })
})
