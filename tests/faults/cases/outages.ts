import { setTimeout as wait } from 'node:timers/promises'
import { must, type Case } from '~/tests/faults/case'
import { until, type Shop } from '~/tests/faults/shop'

/** Buyers who keep ordering and paying, whatever the answer, until they are told to stop. */
function load(shop: Shop, product: string, lanes: number) {
  const acknowledged: string[] = []
  const answers: number[] = []
  let isOver = false
  const lane = async () => {
    while (!isOver) {
      const [buyer] = await shop.buyers(1).catch(() => [])
      if (!buyer) {
        await wait(200)
        continue
      }
      try {
        await shop.fill(buyer, { [product]: 1 })
        const { status, body } = await shop.send(buyer, await shop.form(buyer))
        answers.push(status)
        if (status !== 200 || !body?.checkout) continue
        acknowledged.push(body.checkout)
        await shop.pay(body.checkout)
      } catch {
        await wait(200)
      }
    }
  }
  const running = Promise.all(Array.from({ length: lanes }, lane))
  const stop = async () => {
    isOver = true
    await running
  }
  return { acknowledged, answers, stop }
}

/** Every order somebody was told of is there, and in the end all that were paid are confirmed. */
async function nothingLost(shop: Shop, acknowledged: string[]) {
  const rows = await shop.query<{ id: string }>('select id from checkouts where id = any($1)', [acknowledged])
  must(
    rows.length === acknowledged.length,
    `${acknowledged.length - rows.length} acknowledged orders are gone`,
  )
  for (const id of acknowledged) await shop.pay(id).catch(() => undefined)
  return until('every order confirmed and the books right', async () => {
    const [open] = await shop.query<{ n: number }>(
      "select count(*)::int as n from orders where checkout_id = any($1) and status <> 'confirmed'",
      [acknowledged],
    )
    return open?.n === 0 && (await shop.broken()).length === 0
  })
}

export const outages: Case[] = [
  {
    name: 'Postgres stopped and started under load',
    async run(shop) {
      const { web, worker, database } = shop.faults
      const product = await shop.product(5000)
      const before = [web.pid(), worker.pid()]
      const busy = load(shop, product, 6)
      await until('some orders', async () => busy.acknowledged.length >= 15)
      await database.stop()
      await wait(4_000)
      await database.start()
      const atRestart = busy.acknowledged.length
      await until('orders after the outage', async () => busy.acknowledged.length >= atRestart + 15)
      await busy.stop()
      must(web.isAlive() && worker.isAlive(), 'a process died')
      must(web.pid() === before[0] && worker.pid() === before[1], 'a process was started anew')
      const took = await nothingLost(shop, busy.acknowledged)
      const failed = busy.answers.filter((status) => status !== 200).length
      return `${busy.acknowledged.length} acknowledged, 0 lost, ${failed} told to try again, both processes alive, all confirmed after ${took.toFixed(1)} s`
    },
  },
  {
    name: 'kill -9 of web server and worker at any moment, under load',
    async run(shop) {
      const { web, worker } = shop.faults
      const busy = load(shop, await shop.product(5000), 6)
      await until('some orders', async () => busy.acknowledged.length >= 5)
      for (let round = 0; round < 3; round += 1) {
        await wait(700 + round * 431)
        await Promise.all([web.kill(), worker.kill()])
        await Promise.all([web.start(), worker.start()])
      }
      const restarted = busy.acknowledged.length
      await until('orders after the last kill', async () => busy.acknowledged.length >= restarted + 5)
      await busy.stop()
      const took = await nothingLost(shop, busy.acknowledged)
      return `3 times both, ${busy.acknowledged.length} acknowledged, 0 lost, all confirmed after ${took.toFixed(1)} s`
    },
  },
]
