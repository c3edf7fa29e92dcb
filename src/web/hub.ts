import type { z } from 'zod'
import type { Scope } from '#core/scope.ts'

// Declarations of the methods and events of the hub at `/signalr`. `reference/asyncapi.ts` describes them to clients.

export type Arguments = readonly z.ZodType[]
export type ArgumentsOf<Args extends Arguments> = { -readonly [Index in keyof Args]: z.input<Args[Index]> }

/** Message of the hub to an app. The `title` of an argument is its name. */
export interface HubEvent<Args extends Arguments = Arguments> {
  readonly name: string
  readonly description: string
  /** schemas of the arguments, by position */
  readonly args: Args
}

export const hubEvent = <const Args extends Arguments>(
  name: string,
  { description, args }: { description: string; args: Args },
): HubEvent<Args> => ({ name, description, args })

export interface HubConnection {
  /**
   * Starts to watch the topic's thing with this key, if the connection may.
   * @returns whether the connection watches the thing now
   */
  watch(topic: string, key: string): Promise<boolean>
  sendEvent<Args extends Arguments>(event: HubEvent<Args>, ...args: ArgumentsOf<Args>): void
  onClose(listener: () => void | Promise<void>): void
}

interface HubMethodOf<Args extends Arguments, Result extends z.ZodType, Given> {
  description: string
  /** schemas of the arguments, by position; the `title` of each is its name */
  args: Args
  result: Result
  /** events that the connection receives from then on */
  events: readonly HubEvent[]
  /** @param args checked arguments; an absent one counts as undefined, and further ones are dropped */
  invoke(scope: Scope, args: Given, connection: HubConnection): Promise<z.input<Result> | false>
}

/** Method that the app shell may invoke. The invocation completes with an error if `invoke` throws or returns false. */
export type HubMethod = HubMethodOf<Arguments, z.ZodType, never>

/** Declares a method, with the types of its arguments and its result. */
export const hubMethod = <const Args extends Arguments, Result extends z.ZodType>(
  method: HubMethodOf<Args, Result, { [Index in keyof Args]: z.output<Args[Index]> }>,
): HubMethod => method
