import { parentPort } from 'node:worker_threads'
import { followAddress } from './follow-address.ts'
import type { Answer, Order } from './fetch-outside.ts'

// The thread that fetches what strangers want fetched, for fetch-outside.ts.

/** By the order's number, what ends its fetch. */
const running = new Map<number, AbortController>()

parentPort!.on('message', ({ id, task }: Order) => {
  if (task) void obey(id, task)
  else running.get(id)?.abort()
})

async function obey(id: number, task: NonNullable<Order['task']>): Promise<void> {
  const called = new AbortController()
  running.set(id, called)
  const result = await followAddress(task, called.signal)
  running.delete(id)
  if (!result.ok) return parentPort!.postMessage({ id, result } satisfies Answer)
  const bytes = new Uint8Array(result.value.bytes)
  const answer: Answer = { id, result: { ok: true, value: { ...result.value, bytes } } }
  parentPort!.postMessage(answer, [bytes.buffer])
}
