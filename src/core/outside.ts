import { lookup, Resolver } from 'node:dns/promises'
import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'

/** What there is outside; tests put their own in its place. */
export interface Outside {
  /** every address of a name; one that the operator exempts may be known to this machine alone */
  addressesOf(hostname: string, isExempt: boolean, ending: AbortSignal): Promise<string[]>
  dial(options: TcpNetConnectOpts): Socket
}

/** Asks DNS itself: the system's own way takes threads that files and mails need too, and cannot be called off. */
async function addressesOf(hostname: string, isExempt: boolean, ending: AbortSignal): Promise<string[]> {
  if (isExempt) return (await lookup(hostname, { all: true }).catch(() => [])).map(({ address }) => address)
  const resolver = new Resolver({ timeout: 1_000, tries: 2 })
  const giveUp = () => resolver.cancel()
  ending.addEventListener('abort', giveUp, { once: true })
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  ending.removeEventListener('abort', giveUp)
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

export const outside: Outside = { addressesOf, dial: connect }
