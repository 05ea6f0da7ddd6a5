import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { round, type Bench, type Report, type Row } from './measure'
import { firstProduct } from './pages'

const PATHS = [
  '/',
  '/products',
  '/category/kitchen',
  '/search?q=sink',
  '/become-seller',
  '/returns',
  '/accessibility',
  '/login',
  '/fr/products',
  '/ko',
  '/ko/products',
]
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
/** A font that is not there in time is what moves a page most: every second visit gets its fonts this many milliseconds late. */
const LATE = 1_500
const VISITS = {
  phone: { viewport: PHONE, late: 0 },
  desktop: { viewport: DESKTOP, late: 0 },
  'phone, fonts late': { viewport: PHONE, late: LATE },
  'desktop, fonts late': { viewport: DESKTOP, late: LATE },
}
const FLAGS = ['--no-sandbox', '--disable-gpu']

/** The most that may move in all (rule Q4). */
const MOST = 0.02

/** What moves while a page comes in and while one reads down to its end: the sum of the browser's own layout-shift entries. */
export async function benchShifts({ site, chromium: executablePath }: Bench): Promise<Report> {
  const paths = [...PATHS, await firstProduct(site)]
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const rows: Row[] = []
  try {
    for (const path of paths) {
      const row: Row = { page: path.replace(/[0-9a-f-]{36}/, '{id}'), moved: '' }
      for (const [name, { viewport, late }] of Object.entries(VISITS)) {
        // A browser that was never here: nothing is kept, no font is known.
        const context = await browser.newContext({ viewport, baseURL: site })
        await context.route(/\.woff2$/, async (route) => {
          await wait(late)
          await route.continue().catch(() => undefined)
        })
        const { sum, moved } = await shiftsOf(await context.newPage(), path)
        row[name] = round(sum, 4)
        row.moved = [...new Set([row.moved, ...moved])].filter(Boolean).slice(0, 3).join(' ')
        await context.close()
      }
      rows.push(row)
    }
  } finally {
    await browser.close()
  }
  const faults = rows.flatMap((row) =>
    Object.keys(VISITS)
      .filter((name) => Number(row[name]) > MOST)
      .map((name) => `${row.page} moves by ${row[name]} (${name}): ${row.moved}`),
  )
  return { title: 'Layout shift of a first visit (CLS)', rows, faults }
}

type Seen = { sum: number; moved: string[] }

async function shiftsOf(page: Page, path: string): Promise<Seen> {
  await page.addInitScript(() => {
    const seen: Seen = { sum: 0, moved: [] }
    Object.assign(globalThis, { seen })
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        seen.sum += entry.value
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element) seen.moved.push(`${element.tagName.toLowerCase()}.${element.className}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 100))
    }
  })
  return page.evaluate(() => Reflect.get(globalThis, 'seen') as Seen)
}
