import type { Result } from '#core/result.ts'
import type { Services } from '#core/scope.ts'
import {
  fetchWithRedirects,
  type FetchDetail,
  type Fetched,
  type FetchProblem,
  type FetchTask,
} from './fetch-with-redirects.ts'

/** Time limit of a whole fetch: waiting in the queue, DNS, connections, redirects and content. */
const maxMs = 5_000

/**
 * Fetches a URL that a user entered, from the public web only. The fetch takes 5 seconds at most, whatever the server
 * does.
 * @param options accepted media types, size limit and language; `signal` ends the fetch when the caller no longer waits
 */
export async function fetchExternal(
  { config, log, now, externalNetwork }: Pick<Services, 'config' | 'log' | 'now' | 'externalNetwork'>,
  address: string,
  { signal, ...options }: Pick<FetchTask, 'accept' | 'maxBytes' | 'language'> & { signal?: AbortSignal },
): Promise<Result<Fetched, FetchProblem, FetchDetail>> {
  const task = { ...options, address, baseUrl: config.baseUrl, allowedHosts: config.fetchAllowHosts, now }
  const ending = AbortSignal.any([AbortSignal.timeout(maxMs), ...(signal ? [signal] : [])])
  const result = await fetchWithRedirects(task, ending, externalNetwork)
  log.debug({ host: URL.parse(address)?.host, problem: result.ok ? undefined : result.problem }, 'fetched')
  return result
}
