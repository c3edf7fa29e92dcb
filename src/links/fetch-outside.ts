import type { Result } from '#core/result.ts'
import type { Services } from '#core/scope.ts'
import { followAddress, type Fetched, type FetchProblem, type FetchTask } from './follow-address.ts'

/** For all of a fetch: waiting for its turn, names, connections, redirects, bytes. */
const maxMs = 5_000

/**
 * Fetches an address that a stranger gave, of the public web only, whatever it and its server try, within 5 seconds.
 * @param options what is accepted, of what size, for whom; `signal` for when nobody waits any longer
 */
export async function fetchOutside(
  { config, log, now, outside }: Pick<Services, 'config' | 'log' | 'now' | 'outside'>,
  address: string,
  { signal, ...options }: Pick<FetchTask, 'accept' | 'maxBytes' | 'language'> & { signal?: AbortSignal },
): Promise<Result<Fetched, FetchProblem>> {
  const task = { ...options, address, baseUrl: config.baseUrl, allowedHosts: config.fetchAllowHosts, now }
  const ending = AbortSignal.any([AbortSignal.timeout(maxMs), ...(signal ? [signal] : [])])
  const result = await followAddress(task, ending, outside)
  log.debug({ host: URL.parse(address)?.host, problem: result.ok ? undefined : result.problem }, 'fetched')
  return result
}
