import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A row of figures: what was measured, in words and numbers as they are read. */
export type Row = Record<string, string | number>

/** What one bench found: its figures, what explains them, and whatever is worse than was promised. */
export type Report = {
  title: string
  rows: Row[]
  more?: { title: string; rows: Row[] }
  faults: string[]
}

/** What every bench is given. */
export type Bench = {
  /** Databases with so many bench products beside the demo's. */
  small: { url: string; products: number }
  large: { url: string; products: number }
  /** The environment of a web server on the small one, but for its port. */
  web: { env: Record<string, string> }
  /** The demo without a program on it, and the environment of one. */
  workers: { url: string; env: Record<string, string> }
  /** A Maru that runs in production mode on the small one. */
  site: string
  /** Its program with the streams, and the secret its tokens are signed with. */
  live: string
  secret: string
  /** Where Next has built a page of nothing, and one that weighs as much as ours. */
  bare: string
  /** The browser to measure in. */
  chromium?: string
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[half - 1], sorted[half]]
  return sorted.length % 2 === 0 ? (low + high) / 2 : high
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0
}

/** Milliseconds something took: as a clock sees it, or as the process that did the work counts them. */
type Clock = () => number

/**
 * How long several ways to do something take, in turn and in changing order, so that whatever else the machine does falls on all of
 * them alike. The first rounds only warm up.
 */
export async function interleave<K extends string>(
  ways: Record<K, { run: () => Promise<unknown>; clock?: Clock }>,
  { rounds = 100, warm = 10 } = {},
): Promise<Record<K, number[]>> {
  const names = Object.keys(ways) as K[]
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>
  for (let round = -warm; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const { run, clock = () => performance.now() } = ways[name]
      const began = clock()
      await run()
      if (round >= 0) times[name].push(clock() - began)
    }
  }
  return times
}

/** Milliseconds the database's process of a connection has worked: what else the machine does is not in it. The wall clock where it runs elsewhere. */
export function workOf(pid: number): Clock {
  const file = `/proc/${pid}/schedstat`
  if (!existsSync(file)) return () => performance.now()
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
}

/**
 * Has what is compared work on one and the same processor, where that can be asked for: of two, one may stand beside a busy neighbour, and
 * the same work takes half as long again there.
 */
export function onOneProcessor(pids: readonly number[]) {
  for (const pid of pids) spawnSync('taskset', ['-p', '-c', '0', String(pid)])
}

export const round = (value: number, digits = 2) => Number(value.toFixed(digits))
