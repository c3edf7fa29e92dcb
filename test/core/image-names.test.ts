import assert from 'node:assert/strict'
import { test } from 'node:test'
import { imageSrcSet, imageUrl, mailImageUrl, parseImageName, squareImageUrl } from '#core/images/names.ts'

test('an image’s names and URLs are made from its hash, and no other name is parsed', () => {
  const hash = 'ab'.repeat(16)
  assert.equal(imageUrl(hash, 480), `/images/${hash}-480.webp`)
  assert.equal(squareImageUrl(hash), `/images/${hash}-square.png`)
  assert.equal(mailImageUrl(hash), `/images/${hash}-mail.jpg`)
  assert.equal(
    imageSrcSet(hash),
    `/images/${hash}-160.webp 160w, /images/${hash}-480.webp 480w, /images/${hash}-1000.webp 1000w`,
  )
  assert.equal(imageSrcSet(hash, [480, 1000]), `/images/${hash}-480.webp 480w, /images/${hash}-1000.webp 1000w`)
  assert.deepEqual(parseImageName(`${hash}-160.webp`), { hash, variant: 160 })
  assert.deepEqual(parseImageName(`${hash}-square.png`), { hash, variant: 'square' })
  assert.deepEqual(parseImageName(`${hash}-mail.jpg`), { hash, variant: 'mail' })
  for (const wrong of [
    `${hash}-161.webp`,
    `${hash}-square.webp`,
    `${hash}-480.png`,
    `${hash}-480.jpg`,
    `${hash}-mail.webp`,
    `../${hash}-480.webp`,
    `${hash.toUpperCase()}-480.webp`,
    `${hash}-480.webp\n`,
    `${hash}-0480.webp`,
    `${hash}${hash}-480.webp`,
    `${hash.slice(1)}-480.webp`,
    hash,
  ]) {
    assert.equal(parseImageName(wrong), null, wrong)
  }
})
