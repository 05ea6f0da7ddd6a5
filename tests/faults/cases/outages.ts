import { setTimeout as wait } from 'node:timers/promises'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { must, type Case } from '~/tests/faults/case'
import { countBy, until, type Shop } from '~/tests/faults/shop'

/** Buyers who keep ordering, paying, calling off and walking away, whatever the answer, until they are told to stop. */
function load(shop: Shop, product: string, lanes: number) {
  const acknowledged: string[] = []
  const answers: number[] = []
  let isOver = false

  async function buy() {
    const [buyer] = await shop.buyers(1)
    if (!buyer) return
    await shop.fill(buyer, { [product]: 1 })
    const { status, body } = await shop.send(buyer, await shop.form(buyer))
    answers.push(status)
    if (status !== 200 || !body?.checkout) return
    const nth = acknowledged.push(body.checkout)
    if (nth % 5 === 0) return expire(shop, [body.checkout])
    await shop.pay(body.checkout)
    const [order = ''] = body.orders ?? []
    if (nth % 3 === 0) await requestCancel({ kind: 'buyer', id: buyer.id }, { order, reason: '' })
  }

  const lane = async () => {
    while (!isOver) await buy().catch(() => wait(200))
  }
  const running = Promise.all(Array.from({ length: lanes }, lane))
  const stop = async () => {
    isOver = true
    await running
  }
  return { acknowledged, answers, stop }
}

const expire = (shop: Shop, checkouts: string[]) =>
  shop.query("update checkouts set expires_at = now() where id = any($1) and status = 'pending_payment'", [
    checkouts,
  ])

type Ended = { status: string; captured: number; refunded: number; waiting: number }

/** Every order somebody was told of is there, and in the end each is confirmed, or given up and paid back. */
async function nothingLost(shop: Shop, acknowledged: string[]) {
  const rows = () =>
    shop.query<Ended>(
      `select c.status, c.captured::int as captured, c.refunded::int as refunded,
        (select count(*)::int from refunds r where r.checkout_id = c.id and r.status = 'queued') as waiting
       from checkouts c where c.id = any($1)`,
      [acknowledged],
    )
  const there = await rows()
  must(
    there.length === acknowledged.length,
    `${acknowledged.length - there.length} acknowledged orders are gone`,
  )
  await expire(shop, acknowledged)
  const took = await until('every order at its end and the books right', async () => {
    const isAtItsEnd = ({ status, waiting }: Ended) => status !== 'pending_payment' && waiting === 0
    return (await rows()).every(isAtItsEnd) && (await shop.broken()).length === 0
  })
  const ended = await rows()
  must(
    ended.every(({ status, captured, refunded }) => status !== 'refunded' || captured === refunded),
    'somebody was not paid back in full',
  )
  return `${acknowledged.length} acknowledged, 0 lost (${countBy(ended, ({ status }) => status)}), books right ${took.toFixed(1)} s later`
}

export const outages: Case[] = [
  {
    name: 'Postgres stopped and started under load',
    async run(shop) {
      const { web, worker, database } = shop.faults
      const product = await shop.product(5000)
      const before = [web.pid(), worker.pid()]
      const busy = load(shop, product, 6)
      for (const how of ['fast', 'crash'] as const) {
        const soFar = busy.acknowledged.length
        await until('some orders', async () => busy.acknowledged.length >= soFar + 12, 120)
        await database.stop(how)
        await wait(4_000)
        await database.start()
        const atRestart = busy.acknowledged.length
        await until('orders after the outage', async () => busy.acknowledged.length >= atRestart + 12, 120)
      }
      await busy.stop()
      must(web.isAlive() && worker.isAlive(), 'a process died')
      must(web.pid() === before[0] && worker.pid() === before[1], 'a process was started anew')
      const failed = busy.answers.filter((status) => status !== 200).length
      const told = await nothingLost(shop, busy.acknowledged)
      return `once shut down, once crashed, both processes alive; ${told}; ${failed} told to try again`
    },
  },
  {
    name: 'kill -9 of web server and worker at any moment, under load',
    async run(shop) {
      const { web, worker } = shop.faults
      const busy = load(shop, await shop.product(5000), 6)
      await until('some orders', async () => busy.acknowledged.length >= 5, 120)
      const pauses = [310, 2_170, 890, 3_410, 1_530]
      for (const pause of pauses) {
        const soFar = busy.acknowledged.length
        await until('more orders', async () => busy.acknowledged.length > soFar, 120)
        await wait(pause)
        await Promise.all([web.kill(), worker.kill()])
        await Promise.all([web.start(), worker.start()])
      }
      const restarted = busy.acknowledged.length
      await until('orders after the last kill', async () => busy.acknowledged.length >= restarted + 5, 120)
      await busy.stop()
      return `${pauses.length} times both; ${await nothingLost(shop, busy.acknowledged)}`
    },
  },
]
