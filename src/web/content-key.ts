import { hash } from 'node:crypto'
import { isFrozenDeep } from '#core/freeze.ts'
import { isValidElement, type ReactElement } from 'react'

/** Thrown for a value from which nobody can tell what it renders, such as a function. */
class Unreadable extends Error {}

let components = 0
/** Numbers of components, by which a key names them. Two components may have the same name. */
const numbers = new WeakMap<object, number>()

function numberOf(component: object): number {
  const known = numbers.get(component)
  if (known !== undefined) return known
  numbers.set(component, ++components)
  return components
}

const typeOf = ({ type }: ReactElement): string =>
  typeof type === 'string' ? type : typeof type === 'symbol' ? `:${String(type)}` : `#${numberOf(type as object)}`

/** Writes a text after its length, so that nothing in it can be taken for the structure around it. */
const writeText = (text: string): string => `${text.length}"${text}`

const digest = (text: string): string => hash('sha256', text, 'base64url')

const digests = new WeakMap<object, string>()

/** Returns the digest of a value that can't change. It is computed once, however many pages show the value. */
function digestOf(value: object): string {
  const known = digests.get(value)
  if (known !== undefined) return known
  const made = digest(writeObject(value))
  digests.set(value, made)
  return made
}

function write(value: unknown): string {
  if (typeof value === 'string') return writeText(value)
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number')
    return `${value}`
  if (typeof value !== 'object') throw new Unreadable()
  return isFrozenDeep(value) ? `~${digestOf(value)}` : writeObject(value)
}

function writeObject(value: object): string {
  if (Array.isArray(value)) return writeAll(value)
  if (value instanceof Date) return `@${value.getTime()}`
  if (isValidElement(value)) return `<${typeOf(value)}${writeFields(value.props as object)}>`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw new Unreadable()
  return `{${writeFields(value)}}`
}

function writeAll(values: readonly unknown[]): string {
  let text = '['
  for (const value of values) text += `${write(value)},`
  return `${text}]`
}

function writeFields(fields: object): string {
  let text = ''
  for (const name in fields) text += `${writeText(name)}:${write((fields as Record<string, unknown>)[name])},`
  return text
}

/**
 * Returns a key of React elements, data or both. Components render only from their props and their view, so elements of
 * the same key render the same HTML in the same view.
 * @returns null if a key can't cover the content, because it contains a function
 */
export function contentKey(...content: unknown[]): string | null {
  try {
    return digest(write(content))
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
