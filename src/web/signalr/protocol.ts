import { z } from 'zod'

// Reads and writes the records of SignalR's JSON hub protocol, version 1.
// https://github.com/dotnet/aspnetcore/blob/main/src/SignalR/docs/specs/HubProtocol.md

const separator = '\x1e'
const maxRecordLength = 64 * 1024
/** Types of messages in the hub protocol. */
export const messageType = { invocation: 1, completion: 3, streamInvocation: 4, ping: 6, close: 7 } as const

/** Error for a client that broke the protocol. The error's message is sent to the client. */
export class ProtocolError extends Error {}

// ── Records to the client ──────────────────────────────────────────────────────────────────────────────────────────

/** Result or error of an invocation. */
export type InvocationOutcome = { result: unknown } | { error: string }

const encode = (record: object): string => JSON.stringify(record) + separator

/** Returns a record that an app shell handles as an event. */
export const eventRecord = (name: string, args: readonly unknown[]): Buffer =>
  Buffer.from(encode({ type: messageType.invocation, target: name, arguments: args }))

/** Returns a record that accepts the handshake, or refuses it with an error. */
export const handshakeRecord = (refusal: { error?: string }): string => encode(refusal)

export const completionRecord = (invocationId: string, outcome: InvocationOutcome): string =>
  encode({ type: messageType.completion, invocationId, ...outcome })

export const closeRecord = (reason: { error?: string; allowReconnect?: boolean }): string =>
  encode({ type: messageType.close, ...reason })

export const pingRecord = encode({ type: messageType.ping })

// ── Records from the client ────────────────────────────────────────────────────────────────────────────────────────

const handshakeRequest = z.object({ protocol: z.string(), version: z.number() })
const message = z.object({ type: z.number() })
const streamInvocation = z.object({ invocationId: z.string().min(1) })
const invocation = z.object({
  invocationId: z.string().min(1).nullish(),
  target: z.string().min(1),
  arguments: z.array(z.unknown()),
})

export type ClientMessage =
  | ({ kind: 'invocation' } & z.infer<typeof invocation>)
  | ({ kind: 'streamInvocation' } & z.infer<typeof streamInvocation>)
  | { kind: 'close' }
  /**
   * a ping, a message about something that this hub never starts, or an unknown type, which the protocol says to ignore
   */
  | { kind: 'ignored' }

/** Splits frames into records. A frame may hold several records, and a record may span several frames. */
export class RecordReader {
  private beginning = ''

  /** @returns the records that end in this frame */
  read(frame: string): string[] {
    const records = (this.beginning + frame).split(separator)
    this.beginning = records.pop()!
    if (this.beginning.length > maxRecordLength) throw new ProtocolError('message too long')
    return records
  }
}

/**
 * Checks a handshake request.
 * @throws ProtocolError unless the client requests version 1 of the JSON protocol
 */
export function checkHandshake(record: string): void {
  const { protocol, version } = parse(handshakeRequest, parseJson(record))
  if (protocol !== 'json' || version !== 1)
    throw new ProtocolError(`version ${version} of the protocol '${protocol}' is not supported`)
}

export function readMessage(record: string): ClientMessage {
  const json = parseJson(record)
  const { type } = parse(message, json)
  if (type === messageType.invocation) return { kind: 'invocation', ...parse(invocation, json) }
  if (type === messageType.streamInvocation) return { kind: 'streamInvocation', ...parse(streamInvocation, json) }
  return { kind: type === messageType.close ? 'close' : 'ignored' }
}

function parse<Parsed>(schema: z.ZodType<Parsed>, value: unknown): Parsed {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new ProtocolError('malformed message')
  return parsed.data
}

function parseJson(record: string): unknown {
  try {
    return JSON.parse(record)
  } catch {
    throw new ProtocolError('malformed message')
  }
}
