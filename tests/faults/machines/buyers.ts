import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { must } from '~/tests/faults/case'
import { until, type openShop } from '~/tests/faults/shop'

type Reached = { siteUrl: string; bankUrl: string }
export type MachinesShop = Awaited<ReturnType<typeof openShop<Reached>>>
type Buyer = Awaited<ReturnType<MachinesShop['buyers']>>[number]

/** An answer that was no answer: what a person would see, and when. */
export type Failure = { status: number; path: string; at: number }

const TRIES = 30
/** As long as somebody waits who presses again. */
const PAUSE_MS = 500
/** An answer that takes longer is none. */
const PATIENCE_MS = 30_000

/** What 200 people do: look at pages, order, pay, and see what they ordered. Whoever gets no answer asks again, with the same form. */
export function openJourney(shop: MachinesShop, product: string) {
  const { siteUrl } = shop.faults
  const failures: Failure[] = []
  const acknowledged = new Map<string, string>()
  const slowest = { ms: 0, path: '' }

  async function ask(path: string, buyer: Buyer, body?: object): Promise<{ status: number; text: string }> {
    const began = Date.now()
    const init: RequestInit = {
      headers: { cookie: buyer.cookie, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }
    const answer = await fetch(siteUrl + path, init).catch(() => null)
    const text = (await answer?.text().catch(() => null)) ?? null
    const status = answer && text !== null ? answer.status : 0
    if (status === 0 || status >= 500) failures.push({ status, path: plain(path), at: Date.now() })
    const ms = Date.now() - began
    if (ms > slowest.ms) Object.assign(slowest, { ms, path: plain(path) })
    return { status, text: text ?? '' }
  }

  /** Until there is an answer, of whatever kind. */
  async function insist(path: string, buyer: Buyer, body?: object) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await ask(path, buyer, body)
      if (answer.status !== 0 && answer.status < 500) return answer
      await wait(PAUSE_MS)
    }
    throw new Error(`${plain(path)} was not answered in ${TRIES} tries`)
  }

  async function buy(buyer: Buyer) {
    for (const path of ['/', `/product/${product}`]) {
      const { status } = await insist(path, buyer)
      must(status === 200, `${plain(path)} was answered ${status}`)
    }
    await shop.fill(buyer, { [product]: 1 })
    const form = await shop.form(buyer, { key: randomUUID() })
    const placed = await insist('/api/checkout', buyer, form)
    must(placed.status === 200, `an order was answered ${placed.status}: ${placed.text.slice(0, 200)}`)
    const { checkout = '' } = JSON.parse(placed.text) as { checkout?: string }
    acknowledged.set(checkout, buyer.id)
    // What one has just written is there, whatever the replica has.
    const seen = await insist(`/thank-you/${checkout}`, buyer)
    must(seen.status === 200, `what was just ordered was answered ${seen.status}`)
    await shop.pay(checkout)
    await until(
      'a paid order confirmed',
      async () => (await shop.ordersOf(checkout)).every((status) => status === 'confirmed'),
      90,
    )
  }

  return { buy, failures, acknowledged, slowest }
}

const plain = (path: string) => path.replace(/[0-9a-f-]{36}/, '{id}')
