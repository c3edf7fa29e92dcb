import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openMailTransport } from '#core/mail-transport.ts'
import { openPostOffice } from '#test/support/post-office.ts'

const office = await openPostOffice()
const transport = openMailTransport({ smtpUrl: office.url, dkim: null })
after(async () => {
  transport.close()
  await office.close()
})

const send = (name: string): Promise<void> =>
  transport.send(
    {
      from: 'post@example.org',
      to: `${name}@example.org`,
      subject: 'Lootje',
      text: 'Noor',
      messageId: `<${name}@example.org>`,
    },
    () => Promise.resolve(true),
    { recordsFirst: false },
  )

const takenFor = (name: string) => office.takenFor(`${name}@example.org`)

test('a mail whose connection ends is left to its job: sent again by the pool, nothing of its text is left', async () => {
  await Promise.all(['an', 'bas', 'cor'].map(send)) // connections that are used again
  let asked = 0
  office.treat = (to) => {
    if (to === 'slow@example.org') return { takeAfterMs: 600 }
    return to === 'lost@example.org' && ++asked === 1 ? 'hang-up' : 'take'
  }
  const slow = send('slow') // keeps the next one from ending its text
  await assert.rejects(send('lost'))
  await slow
  assert.equal(asked, 1)
  assert.deepEqual(takenFor('lost'), [])
})

test('a mail that fails lets no other overtake the one before it', async () => {
  const order: string[] = []
  office.treat = (to) => {
    if (to === 'first@example.org') return { takeAfterMs: 600 }
    return to === 'second@example.org' ? 'hang-up' : 'take'
  }
  const first = send('first').then(() => order.push('first'))
  const second = assert.rejects(send('second')).then(() => order.push('second'))
  const third = send('third').then(() => order.push('third'))
  await Promise.all([first, second, third])
  assert.deepEqual(order, ['second', 'first', 'third'])
})
