import { gzipSync } from 'node:zlib'
import type { Bench, Report, Row } from './measure'

const LIST_LIMIT = 20_000
/** A page of a table carries more of each product (rule C66). */
const TABLE_LIMIT = 26_000
const TABLES = ['/products?view=table', '/ko/category/bathroom?view=table']
const PAGES = [
  '/',
  '/products',
  '/products/2',
  '/popular',
  '/category/kitchen',
  '/fr/products',
  '/fr/products/2',
  '/ko/products',
  '/ko/products/2',
  '/ko/popular',
  '/ko/recommended',
]

/** What a page weighs as it travels, and whether a warm one is served without being made (rules Q1, Q2). */
export async function benchPages({ site }: Bench): Promise<Report> {
  const product = await firstProduct(site)
  const rows: Row[] = []
  for (const path of [...PAGES, product]) rows.push(await weigh(site, path))
  const heavy = rows.filter(
    (row) =>
      /products|popular|recommended|category/.test(String(row.page)) && Number(row['html gzip']) > LIST_LIMIT,
  )
  const tables: Row[] = []
  for (const path of TABLES) tables.push(await weigh(site, path))
  heavy.push(...tables.filter((row) => Number(row['html gzip']) > TABLE_LIMIT))
  const cold = rows.filter(({ cache }) => !/HIT|STALE/.test(String(cache)))
  return {
    title: 'Pages: bytes of HTML (gzip -9) and the cache header of a warm one',
    rows: [...rows, ...tables],
    faults: [
      ...heavy.map((row) => `${row.page} weighs ${row['html gzip']}`),
      ...cold.map((row) => `${row.page} is made for each request`),
    ],
  }
}

async function weigh(site: string, path: string): Promise<Row> {
  await (await fetch(site + path)).text()
  const answer = await fetch(site + path)
  const html = await answer.text()
  const flight = [...html.matchAll(/<script>self\.__next_f\.push\(.*?<\/script>/gs)]
    .map(([script]) => script)
    .join('')
  return {
    page: path.replace(/[0-9a-f-]{36}/, '{id}'),
    html: html.length,
    'html gzip': gzipSync(html, { level: 9 }).length,
    'of it data': flight.length,
    cache: answer.headers.get('x-nextjs-cache') ?? 'none',
  }
}

export async function firstProduct(site: string): Promise<string> {
  const html = await (await fetch(`${site}/products`)).text()
  const [path] = /\/product\/[0-9a-f-]{36}/.exec(html) ?? []
  if (!path) throw new Error('The list shows no product.')
  return path
}
