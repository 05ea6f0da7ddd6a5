import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePorts } from '@maru/launch/ports'
import { nginxFolder, startNginx } from '~/tests/support/http/nginx'
import { findProgram } from '~/tests/support/http/find-program'
import { median, round, type Bench, type Report } from './measure'
import { askByWrk, hasWrk } from './wrk'

/** Each way is measured so often, in turn. */
const ROUNDS = 3
const SECONDS = 5
/** Of the requests that bare `node:http` answers in a second. */
const PROMISED = 0.8
const NAME = 'localhost'

/**
 * Requests a second through the nginx of deploy/nginx, by TLS as it is shipped, beside a `node:http` without TLS that answers each with the same
 * bytes: a page that nginx keeps, and one that it passes on to that same program. All share this machine with what asks.
 */
export async function benchProxy({ site }: Bench): Promise<Report> {
  if (!findProgram('nginx', 'nginx-light') || !hasWrk())
    return { title: 'Through the proxy: not measured', rows: [], faults: ['There is no nginx or no wrk'] }
  const bare = await startBare(site)
  const shop = await startProxy(Number(new URL(site).port))
  const passing = await startProxy(bare.port)
  try {
    const ways = {
      'bare node:http': `http://127.0.0.1:${bare.port}/`,
      'a page that nginx keeps': `https://${NAME}:${shop.port}/`,
      'bare node:http behind nginx, not kept': `https://${NAME}:${passing.port}/cart`,
      'the shop without nginx': `${site}/`,
    }
    const rates = Object.fromEntries(Object.keys(ways).map((name) => [name, [] as number[]]))
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const [name, url] of Object.entries(ways)) rates[name]?.push(askByWrk(url, SECONDS).rate)
    const most = median(rates['bare node:http'] ?? [])
    const rows = Object.entries(rates).map(([name, all]) => ({
      way: name,
      'requests/s': round(median(all), 0),
      'of bare node:http': round(median(all) / most, 2),
    }))
    const kept = rows.find(({ way }) => way === 'a page that nginx keeps')
    const share = kept?.['of bare node:http'] ?? 0
    return {
      title: 'Through the proxy: the home page, 32 connections',
      rows,
      faults: share < PROMISED ? [`Through nginx a kept page is answered at ${share} of bare node:http`] : [],
    }
  } finally {
    await Promise.all([bare, shop, passing].map(({ stop }) => stop()))
  }
}

/** A program that answers each request with what this page's answer is now. */
export async function startBare(site: string) {
  const program = spawn(process.execPath, ['tests/bench/bare/server.mjs', `${site}/`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(program.stdout, 'data')) as [Buffer]
  return { port: Number(port), stop: async () => void program.kill() }
}

async function startProxy(web: number) {
  const port = await freePorts(28_000 + (process.pid % 500) * 4, 2)
  const folder = nginxFolder({ web, live: web, https: port, http: port + 1 }, NAME)
  return { port, stop: await startNginx(folder, port) }
}
