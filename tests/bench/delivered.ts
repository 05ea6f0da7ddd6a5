import { percentile, round, type Bench, type Report } from './measure'
import { cookiesOf } from './sign-in'

const AREAS = ['T2G', 'V6B', 'M5V', 'H2X', 'X0A']
const ASKED = 1_000
const WARM = 100
const LIMIT = 30

/** What a product costs delivered, asked one after the other for other goods, places and quantities each time (rule M51). */
export async function benchDelivered({ site }: Bench): Promise<Report> {
  const products = await productsOf(site)
  const cookie = await cookiesOf(site, 'buyer@maru.test')
  const rows = []
  for (const [who, own] of [
    ['a visitor', ''],
    ['a member', '&own=1'],
  ] as const) {
    const times: number[] = []
    for (let at = -WARM; at < ASKED; at++) {
      const product = products[Math.abs(at) % products.length]
      const place = AREAS[Math.abs(at) % AREAS.length]
      const query = `product=${product}&place=${place}&quantity=${20 + (Math.abs(at) % 20)}&locale=en${own}`
      const began = performance.now()
      const answer = await fetch(`${site}/api/delivered?${query}`, { headers: own ? { cookie } : {} })
      await answer.text()
      if (at >= 0 && answer.ok) times.push(performance.now() - began)
    }
    rows.push({
      'asked by': who,
      answers: times.length,
      p50: round(percentile(times, 50)),
      p99: round(percentile(times, 99)),
    })
  }
  const bad = rows.filter(({ p99, answers }) => p99 > LIMIT || answers < ASKED / 2)
  return {
    title: 'Price delivered: milliseconds until the whole answer is there',
    rows,
    faults: bad.map(({ p99, ...row }) => `The price delivered takes ${row['asked by']} ${p99} ms`),
  }
}

async function productsOf(site: string): Promise<string[]> {
  const html = await (await fetch(`${site}/products`)).text()
  return [...new Set([...html.matchAll(/\/product\/([0-9a-f-]{36})/g)].map(([, id = '']) => id))]
}
