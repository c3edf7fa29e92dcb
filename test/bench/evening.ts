import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { signerOf } from '#core/secret.ts'
import { secret } from './processes.ts'

const pageEveryMs = 100

/** Returns the headers of a new visitor's changes. Each has an IP address of their own, because rate limits count by it. */
export function headersOfVisitor(number: number): Record<string, string> {
  const token = Buffer.from(randomUUID().replaceAll('-', '').slice(0, 32))
    .toString('base64url')
    .padEnd(43, 'A')
    .slice(0, 43)
  return {
    ...headersOfSession(token),
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.${Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`,
  }
}

/** Returns the headers by which a session makes changes. @param token value of its cookie */
export const headersOfSession = (token: string) => ({
  Cookie: `session=${token}`,
  'X-CSRF-TOKEN': signerOf(secret).code('csrf', token),
})

/** Requests the home page every 100 ms until `isOver`. @returns ms per response */
export async function visitPage(address: string, isOver: () => boolean): Promise<number[]> {
  const took: number[] = []
  while (!isOver()) {
    const began = performance.now()
    const page = await fetch(`${address}/`)
    await page.arrayBuffer()
    if (!page.ok) throw new Error(`/ answered ${page.status}`)
    took.push(performance.now() - began)
    await sleep(Math.max(0, pageEveryMs - (performance.now() - began)))
  }
  return took
}
