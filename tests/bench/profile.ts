import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { round, type Bench, type Report, type Row } from './measure'
import { answered, startWeb } from './web-process'
import { askByWrk, hasWrk } from './wrk'

const SECONDS = 10
const SHOWN = 25

type Node = { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] }

/** Where the main thread's time goes while a warm home page is asked for, by function; compression is other threads' work. */
export async function benchProfile({ web }: Bench): Promise<Report> {
  const title = 'A warm home page: what its main thread does'
  if (!hasWrk()) return { title, rows: [], faults: ['There is no wrk'] }
  const { rows, done } = await profileOf(web, async ({ url }) => {
    askByWrk(`${url}/`, 2)
    return askByWrk(`${url}/`, SECONDS)
  })
  return { title: `${title}, ${round(done.rate, 0)} requests/s while it is profiled`, rows, faults: [] }
}

/** The busiest functions of a web server of its own, over the last part of what is asked of it. */
export async function profileOf<T extends { requests: number }>(
  web: Bench['web'],
  ask: (server: { url: string; pid: number }) => Promise<T>,
  seconds = SECONDS,
) {
  const folder = mkdtempSync(join(tmpdir(), 'maru-profile-'))
  try {
    const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`]
    const server = await startWeb({ command: ['src/run.mjs', 'web'], env: web.env, flags })
    await answered(`${server.url}/api/health/ready`)
    const done = await ask(server)
    await server.stop()
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))
    const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile
    return { rows: busiest(profile, done.requests, seconds), done }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Own time of each function over the last seconds, in which nothing but the page was asked for. */
function busiest({ nodes, samples, timeDeltas }: Profile, requests: number, seconds: number): Row[] {
  const named = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times = new Map<string, number>()
  let left = seconds * 1_000_000
  for (let at = samples.length - 1; at >= 0 && left > 0; at -= 1) {
    const took = timeDeltas[at] ?? 0
    const name = named.get(samples[at] ?? 0) ?? ''
    times.set(name, (times.get(name) ?? 0) + took)
    left -= took
  }
  const all = [...times.values()].reduce((sum, one) => sum + one, 0)
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([name, took]) => ({
      function: name,
      'ms of a request': round(took / 1_000 / requests, 3),
      share: round(took / all, 3),
    }))
}

const nameOf = ({ functionName, url, lineNumber }: Node['callFrame']) =>
  `${functionName || '(unnamed)'}${url ? ` ${basename(url)}:${lineNumber + 1}` : ''}`
