import { mkdir, writeFile } from 'node:fs/promises'
import { arch, cpus, loadavg, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { cache } from './database.ts'

export type Unit =
  | 'mails/s'
  | 'mails'
  | 'requests/s'
  | 'renders/s'
  | 'ms'
  | 's'
  | '×'
  | 'queries'
  | 'KB'
  | 'MB'
  | 'cross-offs/s'
  | 'z'
  | '%'

export interface Figure {
  what: string
  value: number
  unit: Unit
  /** budget: highest value allowed */
  max?: number
  /** budget: lowest value allowed, where more is better */
  min?: number
  /** shown next to the number */
  sideNote?: string
}

/** Line of a report that holds no measurement. */
export interface Remark {
  remark: string
}

/** Report of one part of the bench. `details` go into `.cache/bench.json`, but not into the printed table. */
export interface PartReport {
  title: string
  lines: (Figure | Remark)[]
  details?: unknown
}

const digits: Record<Unit, number> = {
  'requests/s': 0,
  'renders/s': 0,
  'mails/s': 0,
  mails: 0,
  ms: 1,
  s: 2,
  '×': 2,
  queries: 0,
  KB: 1,
  MB: 0,
  'cross-offs/s': 0,
  z: 1,
  '%': 1,
}

export const shown = (value: number, unit: Unit): string => `${value.toFixed(digits[unit])} ${unit}`

export const median = (values: readonly number[]): number => percentile(values, 50)

/** Returns a percentile of the values, with linear interpolation. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = ((sorted.length - 1) * percent) / 100
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  if (below === undefined || above === undefined) throw new Error('nothing was measured')
  return below + (above - below) * (at - Math.floor(at))
}

const isWithin = ({ value, max, min }: Figure): boolean | null =>
  max === undefined && min === undefined ? null : value <= (max ?? value) && value >= (min ?? value)

export function table(parts: readonly PartReport[]): string {
  const figures = parts.flatMap(({ lines }) => lines).filter((line) => 'what' in line)
  const widths = {
    what: Math.max(0, ...figures.map(({ what }) => what.length)),
    value: Math.max(0, ...figures.map(({ value, unit }) => shown(value, unit).length)),
  }
  const row = (figure: Figure) => {
    const within = isWithin(figure)
    const budget =
      within === null ? '' : `${within ? '✔' : '✖'} ${figure.min === undefined ? `≤ ${figure.max}` : `≥ ${figure.min}`}`
    return `  ${figure.what.padEnd(widths.what)}  ${shown(figure.value, figure.unit).padStart(widths.value)}  ${budget.padEnd(9)} ${figure.sideNote ?? ''}`.trimEnd()
  }
  return parts
    .map(({ title, lines }) =>
      [title, ...lines.map((line) => ('what' in line ? row(line) : `  ${line.remark}`))].join('\n'),
    )
    .join('\n\n')
}

/** Writes the reports to `.cache/bench.json`. @returns the file's path */
export async function writeReport(
  parts: Readonly<Record<string, PartReport & { seconds: number }>>,
  about: { small: boolean; loadBefore: readonly number[] },
): Promise<string> {
  const path = join(cache, 'bench.json')
  const machine = {
    platform: platform(),
    arch: arch(),
    processor: cpus()[0]?.model,
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  }
  const withBudgets = Object.fromEntries(
    Object.entries(parts).map(([name, { lines, ...rest }]) => [
      name,
      { ...rest, lines: lines.map((line) => ('what' in line ? { ...line, within: isWithin(line) } : line)) },
    ]),
  )
  await mkdir(cache, { recursive: true })
  await writeFile(
    path,
    JSON.stringify(
      { at: new Date().toISOString(), machine, ...about, loadAfter: loadavg(), parts: withBudgets },
      null,
      2,
    ),
  )
  return path
}
