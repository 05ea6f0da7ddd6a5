import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import accounts from '~/dev/seed/accounts.json'
import type { Bench, Report } from './measure'
import { firstProduct } from './pages'

/** What rule Q3 allows above bare Next; other pages are only reported. */
const LIMITS: Record<string, number> = { '/': 20_000, '/product/{id}': 20_000, '/seller/products': 90_000 }
const SELLER = 'seller@maru.test'

/** Script that a page loads, above what a page of nothing loads with the same Next (rule Q3). */
export async function benchScript({ site, bare, chromium: executablePath }: Bench): Promise<Report> {
  const page = readFileSync(join(bare, 'server/app/index.html'), 'utf8')
  const nothing = weigh(namesIn(page).map((name) => readFileSync(join(bare, name))))
  const rows = []
  const cookie = await sellerCookie(site, executablePath)
  for (const path of ['/', '/products', await firstProduct(site), '/seller', '/seller/products']) {
    const headers: Record<string, string> = path.startsWith('/seller') ? { cookie } : {}
    const html = await (await fetch(site + path, { headers })).text()
    const files = await Promise.all(
      namesIn(html).map(async (name) =>
        Buffer.from(await (await fetch(`${site}/_next/${name}`)).arrayBuffer()),
      ),
    )
    const bytes = weigh(files)
    rows.push({
      page: path.replace(/[0-9a-f-]{36}/, '{id}'),
      'script gzip': bytes,
      'bare Next': nothing,
      above: bytes - nothing,
    })
  }
  const heavy = rows.filter(({ page: path, above }) => above > (LIMITS[path] ?? Infinity))
  return {
    title: 'Script (gzip -9) above a bare page of the same Next',
    rows,
    faults: heavy.map(({ page: path, above }) => `${path} loads ${above} above bare Next`),
  }
}

/** The session of a seller of the demo, who signs in as a person does. */
async function sellerCookie(site: string, executablePath?: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ baseURL: site })
    await page.goto('/login?next=%2Fseller')
    await page.getByLabel('E-mail address').fill(SELLER)
    await page.getByLabel('Password', { exact: true }).fill(accounts.password)
    await page.locator('main').getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(`${site}/seller`)
    const cookies = await page.context().cookies()
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  } finally {
    await browser.close()
  }
}

/** The scripts a browser of today loads with a page. */
function namesIn(html: string): string[] {
  const tags = [...html.matchAll(/<script [^>]*src="\/_next\/([^"]+\.js)[^"]*"[^>]*>/g)]
  return [...new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, name = '']) => name))]
}

const weigh = (files: Uint8Array[]) =>
  files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
