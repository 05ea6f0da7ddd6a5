import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { median, type Bench, type Report, type Row } from './measure'
import { firstProduct } from './pages'

const run = promisify(execFile)
const ENOUGH = 95
const TIMES = 5
const AGAIN = 3
const KINDS = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PRESETS = { desktop: ['--preset=desktop'], phone: [] }

/** Lighthouse's four scores, the median of five runs (rule Q7). It is no dependency: whoever has it says where in LIGHTHOUSE. */
export async function benchLighthouse({ site, chromium }: Bench): Promise<Report> {
  const title = 'Lighthouse, median of five'
  const cli = process.env.LIGHTHOUSE
  if (!cli)
    return { title: `${title}: LIGHTHOUSE does not say where its cli is, so not run`, rows: [], faults: [] }
  const folder = mkdtempSync(join(tmpdir(), 'maru-lighthouse-'))
  const rows: Row[] = []
  try {
    for (const path of ['/', '/products', await firstProduct(site)])
      for (const [preset, flags] of Object.entries(PRESETS)) {
        const runs: Record<string, number>[] = []
        for (let time = 0; time < TIMES; time++)
          runs.push(await scores(cli, site + path, flags, join(folder, 'report.json'), chromium))
        const page = path.replace(/[0-9a-f-]{36}/, '{id}')
        const middle = (name: string) => median(runs.map((each) => each[name] ?? 0))
        rows.push({
          page,
          preset,
          ...Object.fromEntries([...KINDS, 'CLS', 'LCP ms', 'TBT ms'].map((name) => [name, middle(name)])),
        })
      }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const faults = rows.flatMap((row) =>
    KINDS.filter((kind) => Number(row[kind]) < ENOUGH).map(
      (kind) => `${row.page} has ${row[kind]} in ${kind} (${row.preset})`,
    ),
  )
  return { title, rows, faults }
}

type Audit = { numericValue?: number }
type Told = { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> }

async function scores(cli: string, url: string, flags: string[], file: string, chromium?: string) {
  const output = ['--output=json', `--output-path=${file}`, '--quiet']
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  await patiently(() =>
    run(process.execPath, [cli, url, ...output, chrome, ...flags], {
      env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
      timeout: 180_000,
    }),
  )
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Told
  const value = (name: string) => audits[name]?.numericValue ?? 0
  return {
    ...Object.fromEntries(KINDS.map((kind) => [kind, Math.round((categories[kind]?.score ?? 0) * 100)])),
    CLS: Number(value('cumulative-layout-shift').toFixed(4)),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
  } as Record<string, number>
}

/** Now and then Chromium's trace has no beginning, and Lighthouse asks to be run again instead of giving a score. */
async function patiently(once: () => Promise<unknown>, left = AGAIN): Promise<unknown> {
  try {
    return await once()
  } catch (error) {
    if (left === 0 || !String(error).includes('Please run Lighthouse again')) throw error
    return patiently(once, left - 1)
  }
}
