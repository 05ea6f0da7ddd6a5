import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { median, round, type Bench, type Report } from './measure'
import { pidAt, workedBy } from './process'
import { startBare } from './behind-proxy'
import { answered, startWeb } from './web-process'
import { askByWrk, hasWrk } from './wrk'

const ROUNDS = 3
const SECONDS = 5
/** Of the rate at which the same Next answers with a static page of its own that weighs as much. */
const PROMISED = 1
const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next')

/**
 * What a warm home page costs (rule Q1), beside a static page of like weight that a bare Next of the same version answers, and beside `node:http`
 * with the same bytes. The processor's time is of all threads of the server, so what asks is not in it.
 */
export async function benchHome({ site, bare }: Bench): Promise<Report> {
  if (!hasWrk()) return { title: 'A warm home page: not measured', rows: [], faults: ['There is no wrk'] }
  const plain = await startWeb({ command: [NEXT, 'start'], folder: dirname(bare), env: {} })
  const least = await startBare(site)
  try {
    await answered(`${plain.url}/shop`)
    const ways = {
      'home of the shop': `${site}/`,
      'static page of a bare Next': `${plain.url}/shop`,
      'bare node:http': `http://127.0.0.1:${least.port}/`,
    }
    const measured = Object.fromEntries(Object.keys(ways).map((name) => [name, [] as Round[]]))
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const [name, url] of Object.entries(ways)) measured[name]?.push(measure(url))
    const rows = []
    for (const [name, url] of Object.entries(ways)) {
      const rounds = measured[name] ?? []
      const html = await (await fetch(url)).text()
      rows.push({
        way: name,
        'kB of HTML': round(html.length / 1_000, 0),
        'kB gzip': round(gzipSync(html).length / 1_000, 1),
        'requests/s': round(median(rounds.map(({ rate }) => rate)), 0),
        'processor ms of one': round(median(rounds.map(({ work }) => work)), 2),
      })
    }
    const [home, beside] = rows
    const share = round(Number(home?.['requests/s']) / Number(beside?.['requests/s']))
    return {
      title: `A warm home page: ${share} of the rate of a static page`,
      rows,
      faults: share < PROMISED ? [`Home is answered at ${share} of the rate of a static page`] : [],
    }
  } finally {
    await plain.stop()
    await least.stop()
  }
}

type Round = { rate: number; work: number }

function measure(url: string): Round {
  const pid = pidAt(Number(new URL(url).port))
  const began = workedBy(pid)
  const { requests, rate } = askByWrk(url, SECONDS)
  return { rate, work: (workedBy(pid) - began) / requests }
}
