import { median, round, type Bench, type Report } from './measure'
import { answered, startWeb } from './web-process'

const TIMES = 3
const OURS = ['src/run.mjs', 'web']

/**
 * How long a web server takes to start, and how long its first visitor waits: one who comes as soon as the port is open, and one whom a
 * proxy sends once the server says that it is ready (rule Q13).
 */
export async function benchStart({ web }: Bench): Promise<Report> {
  const atOnce: number[] = []
  const once = { opened: [] as number[], ready: [] as number[], answered: [] as number[] }
  for (let time = 0; time < TIMES; time += 1) {
    const hasty = await startWeb({ command: OURS, env: web.env })
    atOnce.push(await tookFor(`${hasty.url}/`))
    await hasty.stop()
    const patient = await startWeb({ command: OURS, env: web.env })
    once.opened.push(performance.now() - patient.began)
    await answered(`${patient.url}/api/health/ready`)
    once.ready.push(performance.now() - patient.began)
    once.answered.push(await tookFor(`${patient.url}/`))
    await patient.stop()
  }
  const seconds = (all: number[]) => round(median(all) / 1_000, 2)
  return {
    title: `Start of a web server, the median of ${TIMES}, in seconds`,
    rows: [
      { what: 'its port is open', s: seconds(once.opened) },
      { what: 'it says that it is ready', s: seconds(once.ready) },
      { what: 'the first page, asked for once it is ready', s: seconds(once.answered) },
      { what: 'the first page, asked for when the port opens', s: seconds(atOnce) },
    ],
    faults: [],
  }
}

async function tookFor(url: string) {
  const began = performance.now()
  const answer = await fetch(url)
  await answer.text()
  if (!answer.ok) throw new Error(`${url} is answered ${answer.status}`)
  return performance.now() - began
}
