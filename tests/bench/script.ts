import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Bench, Report } from './measure'
import { firstProduct } from './pages'
import { cookiesOf } from './sign-in'

/** The pages that rule Q3 limits, and what a seller works with; the list is only reported. */
const LIMITS: Record<string, number> = {
  '/': 20_000,
  '/product/{id}': 20_000,
  '/seller/products': 90_000,
  '/upload': 160_000,
  '/seller/edit-product/{id}': 160_000,
}

/** Script that a page loads, above what a page of nothing loads with the same Next (rule Q3). */
export async function benchScript({ site, bare }: Bench): Promise<Report> {
  const page = readFileSync(join(bare, 'server/app/index.html'), 'utf8')
  const nothing = weigh(namesIn(page).map((name) => readFileSync(join(bare, name))))
  const rows = []
  const cookie = await cookiesOf(site, 'seller@maru.test')
  const shop = ['/', '/products', await firstProduct(site)]
  const sellers = ['/seller', '/seller/products', '/upload', await firstOwnProduct(site, cookie)]
  for (const path of [...shop, ...sellers]) {
    const headers: Record<string, string> = isOfSellers(path) ? { cookie } : {}
    const answer = await fetch(site + path, { headers, redirect: 'error' })
    const html = await answer.text()
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

const isOfSellers = (path: string) => path === '/upload' || path.startsWith('/seller')

async function firstOwnProduct(site: string, cookie: string) {
  const table = await (await fetch(`${site}/seller/products`, { headers: { cookie } })).text()
  const [path] = /\/seller\/edit-product\/[0-9a-f-]{36}/.exec(table) ?? []
  if (!path) throw new Error('The seller of the bench has no product')
  return path
}

/** The scripts a browser of today loads with a page. */
function namesIn(html: string): string[] {
  const tags = [...html.matchAll(/<script [^>]*src="\/_next\/([^"]+\.js)[^"]*"[^>]*>/g)]
  return [...new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, name = '']) => name))]
}

const weigh = (files: Uint8Array[]) =>
  files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
