import { setTimeout as wait } from 'node:timers/promises'
import { productTag } from '@/domain/pages/cache/page-tags'
import { sql } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'
import { clearProductPages } from '@/server/orders/stock/clear-pages'
import { must, type Case } from '~/tests/faults/case'
import { showing } from '~/tests/faults/product-page'
import { until, type Shop } from '~/tests/faults/shop'

/** How long the mail server says nothing, in seconds. */
const SILENCE = Number(process.env.MARU_FAULTS_SILENCE || 600)
const FRESH = 3
/** From the payment to the confirmed order. */
const PACE = 10

const isAtWork = async ({ query }: Shop) =>
  (
    await query(
      "select 1 from worker_loops where name = 'page clearings' and begun_at > now() - interval '6 seconds'",
    )
  ).length > 0

/** A change by SQL, as orders change a product; after how many seconds a visitor sees it. */
async function change(shop: Shop, product: string, name: string) {
  await inTransaction(async (tx) => {
    await tx.execute(sql`update products_locales set name = ${name} where _parent_id = ${product}`)
    await clearProductPages(tx, [productTag(product)])
  })
  return showing(shop.faults.web.url, product, name, FRESH)
}

/** An order is placed and paid; after how many seconds it is confirmed. */
async function buy(shop: Shop, product: string) {
  const [buyer] = await shop.buyers(1)
  if (!buyer) throw new Error('Nobody buys.')
  const { checkout } = await shop.place(buyer, { [product]: 1 })
  await shop.goPay(buyer, checkout)
  await shop.pay(checkout)
  const isConfirmed = async () => (await shop.ordersOf(checkout)).every((status) => status === 'confirmed')
  return until('the order confirmed', isConfirmed, PACE)
}

export const silentMail: Case[] = [
  {
    name: 'a mail server that accepts and says nothing',
    async run(shop) {
      const { mail } = shop.faults
      await until('the worker at work', () => isAtWork(shop))
      const product = await shop.product(5000)
      await showing(shop.faults.web.url, product, 'Fault tile', 20)
      let [rounds, stalest, slowest] = [0, 0, 0]
      do {
        rounds += 1
        stalest = Math.max(stalest, await change(shop, product, `Changed ${rounds}.`))
        slowest = Math.max(slowest, await buy(shop, product))
        await wait(4_000)
      } while (Date.now() - mail.silentSince < SILENCE * 1_000)
      const silence = (Date.now() - mail.silentSince) / 60_000
      const [tried] = await shop.query('select 1 from emails where attempts > 0')
      must(!tried, 'the silence used up an attempt of an email')

      await mail.become('speaking')
      const queued = async () => (await shop.query("select 1 from emails where status = 'queued'")).length
      const took = await until('every email sent', async () => (await queued()) === 0, 400, 1_000)
      const sent = await shop.query<{ id: string }>("select id from emails where status = 'sent'")
      const missing = sent.filter(({ id }) => !mail.arrived.has(id)).length
      const twice = [...mail.arrived.values()].filter((count) => count > 1).length
      must(missing === 0 && twice === 0, `${missing} emails didn’t arrive, ${twice} arrived twice`)
      return `${silence.toFixed(1)} minutes; ${rounds} changes fresh within ${stalest.toFixed(1)} s, as many orders confirmed within ${slowest.toFixed(1)} s; ${mail.arrived.size} emails arrived once, all ${took.toFixed(0)} s afterwards`
    },
  },
]
