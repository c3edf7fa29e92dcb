import { mkdir, writeFile } from 'node:fs/promises'
import { arch, cpus, loadavg, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { cache } from './database.ts'

export type Unit = 'requests/s' | 'renders/s' | 'ms' | 's' | '×' | 'queries' | 'KB' | 'MB' | 'cross-offs/s'

/** One number of the table. */
export interface Figure {
  what: string
  value: number
  unit: Unit
  /** the most that it may be */
  most?: number
  /** what to see beside it */
  beside?: string
}

/** A line that is no measurement of ours. */
export interface Remark {
  remark: string
}

/** What a part has to tell, and what only the JSON holds of it. */
export interface PartReport {
  title: string
  lines: (Figure | Remark)[]
  details?: unknown
}

const digits: Record<Unit, number> = {
  'requests/s': 0,
  'renders/s': 0,
  ms: 1,
  s: 2,
  '×': 2,
  queries: 0,
  KB: 1,
  MB: 0,
  'cross-offs/s': 0,
}

/** A number as the table writes it. */
export const shown = (value: number, unit: Unit): string => `${value.toFixed(digits[unit])} ${unit}`

/** The middle of some numbers. */
export const median = (values: readonly number[]): number => percentile(values, 50)

/** The value that `percent` of the numbers do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = ((sorted.length - 1) * percent) / 100
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  if (below === undefined || above === undefined) throw new Error('nothing was measured')
  return below + (above - below) * (at - Math.floor(at))
}

const isWithin = ({ value, most }: Figure): boolean | null => (most === undefined ? null : value <= most)

/** All parts as one table. */
export function table(parts: readonly PartReport[]): string {
  const figures = parts.flatMap(({ lines }) => lines).filter((line) => 'what' in line)
  const widths = {
    what: Math.max(0, ...figures.map(({ what }) => what.length)),
    value: Math.max(0, ...figures.map(({ value, unit }) => shown(value, unit).length)),
  }
  const row = (figure: Figure) => {
    const within = isWithin(figure)
    const budget = within === null ? '' : `${within ? '✔' : '✖'} ≤ ${figure.most}`
    return `  ${figure.what.padEnd(widths.what)}  ${shown(figure.value, figure.unit).padStart(widths.value)}  ${budget.padEnd(9)} ${figure.beside ?? ''}`.trimEnd()
  }
  return parts
    .map(({ title, lines }) =>
      [title, ...lines.map((line) => ('what' in line ? row(line) : `  ${line.remark}`))].join('\n'),
    )
    .join('\n\n')
}

/** Keeps the figures of this run in `.cache/bench.json`. @returns its path */
export async function keep(
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
