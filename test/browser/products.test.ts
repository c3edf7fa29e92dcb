import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addProduct, addShop } from '#test/support/products.ts'
import { openStage, phone, settled } from './stage.ts'

const stage = await openStage()

test('products appear during typing, follow the price filter, and load more before the end of the page', async () => {
  const { world } = stage
  const shopId = await addShop(world.sql, { name: 'Knikkerbaan' })
  for (let n = 0; n < 45; n++)
    await addProduct(world.sql, { shopId, title: `Knikker ${n}`, priceCents: n < 5 ? 395 : 1295 })
  const page = await stage.open(world.visitor(), phone)
  await page.goto('/products')
  await settled(page)
  const products = page.locator('.product')

  await page.getByRole('searchbox').fill('knikk')
  await page.locator('[data-announcing-region]').filter({ hasText: '45 cadeaus gevonden.' }).waitFor()
  await page.waitForURL(/\/products\?term=knikk/)
  assert.equal(await products.count(), 30)

  await products.last().scrollIntoViewIfNeeded()
  await products.nth(39).waitFor()
  await products.last().scrollIntoViewIfNeeded()
  await products.nth(44).waitFor()
  assert.equal(await products.count(), 45)
  assert.equal(await page.locator('.more-products').count(), 0)

  await page.getByLabel('Prijs tot').selectOption({ label: '€\u00a05' })
  await page
    .locator('[data-announcing-region]')
    .filter({ hasText: /^5 cadeaus gevonden/ })
    .waitFor()
  assert.equal(await products.count(), 5)
})
