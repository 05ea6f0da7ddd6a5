import { setTimeout as wait } from 'node:timers/promises'
import { must, type Case } from '~/tests/faults/case'
import { until, type Shop } from '~/tests/faults/shop'

const PAYERS = 24
/** A claim lapses after twenty seconds; the rest is what the events themselves take on a busy machine. */
const SECONDS = 60

const confirmed = async ({ query }: Shop, checkouts: readonly string[]) => {
  const [row] = await query<{ n: number }>(
    "select count(*)::int as n from orders where checkout_id = any($1) and status = 'confirmed'",
    [checkouts],
  )
  return row?.n ?? 0
}

export const twoWorkers: Case[] = [
  {
    name: 'one of two workers killed amid payments',
    async run(shop) {
      const { worker, second } = shop.faults
      const product = await shop.product(PAYERS)
      const checkouts: string[] = []
      for (const buyer of await shop.buyers(PAYERS)) {
        const { checkout } = await shop.place(buyer, { [product]: 1 })
        await shop.goPay(buyer, checkout)
        checkouts.push(checkout)
      }
      await second.start()
      try {
        await wait(8_000)
        const paying = Promise.all(checkouts.map((checkout) => shop.pay(checkout)))
        await until('some confirmed', async () => (await confirmed(shop, checkouts)) >= 3, SECONDS, 20)
        await worker.kill()
        await paying
        // The one that is left does everything; nobody starts another.
        const took = await until(
          'every order confirmed',
          async () => (await confirmed(shop, checkouts)) === PAYERS,
          SECONDS,
        )
        const left = await shop.query('select 1 from payment_events where processed_at is null')
        must(left.length === 0, `${left.length} events are left`)
        return `${PAYERS} paid; the other worker confirmed the rest, each once, within ${took.toFixed(1)} s of the kill`
      } finally {
        await worker.start()
        await second.stop()
      }
    },
  },
]
