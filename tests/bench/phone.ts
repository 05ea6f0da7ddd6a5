import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { chromium, type CDPSession } from 'playwright'
import { median, round, type Bench, type Report, type Row } from './measure'
import { firstProduct } from './pages'
import { answered, startWeb } from './web-process'

const TIMES = 5
/** As slow as Lighthouse makes it. */
const SLOWER = 4
const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next')
const METRICS = {
  'main thread': 'TaskDuration',
  script: 'ScriptDuration',
  layout: 'LayoutDuration',
  style: 'RecalcStyleDuration',
}

/** What the main thread of a slow phone does until a page of ours is quiet, beside a static page of a bare Next. */
export async function benchPhone({ site, bare, chromium: executablePath }: Bench): Promise<Report> {
  const plain = await startWeb({ command: [NEXT, 'start'], folder: dirname(bare), env: {} })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await answered(`${plain.url}/shop`)
    const pages = {
      '/': `${site}/`,
      '/products': `${site}/products`,
      '/product/{id}': `${site}${await firstProduct(site)}`,
      'static page of a bare Next': `${plain.url}/shop`,
    }
    const rows: Row[] = []
    for (const [page, url] of Object.entries(pages)) {
      const visits: Record<string, number>[] = []
      for (let time = 0; time < TIMES; time += 1) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
        const tab = await context.newPage()
        const session = await context.newCDPSession(tab)
        await session.send('Performance.enable')
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        await tab.addInitScript(() => {
          Object.assign(globalThis, { blocked: 0 })
          new PerformanceObserver((list) => {
            const more = list.getEntries().reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
            Object.assign(globalThis, { blocked: Number(Reflect.get(globalThis, 'blocked')) + more })
          }).observe({ type: 'longtask', buffered: true })
        })
        await tab.goto(url, { waitUntil: 'networkidle' })
        visits.push({
          ...(await metricsOf(session)),
          blocked: await tab.evaluate(() => Number(Reflect.get(globalThis, 'blocked'))),
        })
        await context.close()
      }
      const middle = (name: string) => round(median(visits.map((visit) => visit[name] ?? 0)), 0)
      rows.push({
        page,
        ...Object.fromEntries([...Object.keys(METRICS), 'blocked'].map((name) => [name, middle(name)])),
      })
    }
    return {
      title: `A phone ${SLOWER} times slower than this machine, ms, median of ${TIMES} first visits`,
      rows,
      faults: [],
    }
  } finally {
    await browser.close()
    await plain.stop()
  }
}

/** Milliseconds by the browser's own counters. */
async function metricsOf(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(
    Object.entries(METRICS).map(([name, counter]) => [
      name,
      (metrics.find((one) => one.name === counter)?.value ?? 0) * 1_000,
    ]),
  )
}
