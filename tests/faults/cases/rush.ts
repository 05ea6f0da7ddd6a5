import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { countBy, until, type Answer, type Shop } from '~/tests/faults/shop'
import { must, type Case } from '~/tests/faults/case'

const kind = ({ status, body }: Answer) =>
  status === 200 ? 'placed' : status === 409 ? 'told of a new price' : `refused with ${body?.issues?.[0]?.code ?? status}`
const placedIn = (answers: Answer[]) => answers.flatMap(({ status, body }) => (status === 200 && body?.checkout ? [body.checkout] : []))
const serverErrors = (answers: Answer[]) => answers.filter(({ status }) => status === 0 || status >= 500).length

async function everybody(shop: Shop, count: number, lines: Record<string, number>) {
  const buyers = await shop.buyers(count)
  for (const buyer of buyers) await shop.fill(buyer, lines)
  const forms = await Promise.all(buyers.map((buyer) => shop.form(buyer)))
  return () => Promise.all(buyers.map((buyer, at) => shop.send(buyer, forms[at] ?? {})))
}

export const rush: Case[] = [
  {
    name: '200 parallel checkouts for the last 50 units',
    async run(shop) {
      const last = await shop.product(50)
      const go = await everybody(shop, 200, { [last]: 1 })
      const began = Date.now()
      const answers = await go()
      const seconds = (Date.now() - began) / 1000
      const placed = placedIn(answers)
      must(placed.length === 50, `${placed.length} were placed`)
      must(serverErrors(answers) === 0, `${serverErrors(answers)} server errors`)
      await Promise.all(placed.map((checkout) => shop.pay(checkout)))
      const sold = `select stock::int, reserved::int from products where id = $1`
      const took = await until('every one confirmed', async () => {
        const [row] = await shop.query<{ stock: number; reserved: number }>(sold, [last])
        return row?.stock === 0 && row.reserved === 0
      })
      return `${countBy(answers, kind)}, 0 server errors, in ${seconds.toFixed(1)} s; 50 paid and confirmed ${took.toFixed(1)} s later`
    },
  },
  {
    name: 'the same form 50 times',
    async run(shop) {
      const [buyer] = await shop.buyers(1)
      if (!buyer) throw new Error('Nobody buys.')
      await shop.fill(buyer, { [await shop.product(9)]: 2 })
      const form = await shop.form(buyer, { key: randomUUID() })
      const answers = await Promise.all(Array.from({ length: 50 }, () => shop.send(buyer, form)))
      const orders = await shop.query('select 1 from orders where buyer_id = $1', [buyer.id])
      const same = new Set(answers.map(({ body }) => JSON.stringify(body))).size
      must(serverErrors(answers) === 0 && orders.length === 1 && same === 1, `${orders.length} orders, ${same} answers`)
      return `${countBy(answers, kind)}, 1 order, 1 answer`
    },
  },
  {
    name: 'two lines of one product',
    async run(shop) {
      const product = await shop.product(5)
      const [buyer] = await shop.buyers(1)
      if (!buyer) throw new Error('Nobody buys.')
      const twice = async () => {
        await shop.query('delete from cart_items where user_id = $1', [buyer.id])
        await shop.fill(buyer, { [product]: 3 })
        await shop.fill(buyer, { [product]: 3 })
      }
      const refusedByKey = await twice().then(
        () => false,
        (error: unknown) => String(error).includes('user_product_idx'),
      )
      must(refusedByKey, 'the database took a second line')
      // Should the key ever go missing, the command still counts both lines together.
      await shop.query('drop index user_product_idx')
      try {
        await twice()
        const first = await shop.send(buyer, await shop.form(buyer))
        must(first.body?.issues?.[0]?.code === 'cart.onlyLeft', `answered ${kind(first)}`)
        await shop.system.change('products', product, { stock: 6 })
        await shop.query(
          `insert into stock_movements (id, product_id, seller_id, reason, change) values (gen_random_uuid(), $1, $2, 'edit', 1)`,
          [product, shop.seller],
        )
        const second = await shop.send(buyer, await shop.form(buyer))
        must(second.status === 200, `answered ${kind(second)}`)
      } finally {
        await shop.query("delete from cart_items where user_id = $1", [buyer.id])
        await shop.query('create unique index user_product_idx on cart_items (user_id, product_id)')
      }
      const [row] = await shop.query<{ reserved: number }>('select reserved::int from products where id = $1', [product])
      must(row?.reserved === 6, `${row?.reserved} are held`)
      return 'second line refused by its key; without the key 3 + 3 of 5 refused, 3 + 3 of 6 held as 6'
    },
  },
  {
    name: 'checkouts against price edits',
    async run(shop) {
      const product = await shop.product(500)
      const buyers = await shop.buyers(60)
      for (const buyer of buyers) await shop.fill(buyer, { [product]: 1 })
      const edits = (async () => {
        for (let price = 1300; price < 1360; price += 10) {
          await shop.system.change('products', product, { moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice: price }] })
          await wait(60)
        }
      })()
      const tried = await Promise.all(
        buyers.map(async (buyer) => {
          const { quote, digest } = await shop.seen(buyer)
          const answer = await shop.send(buyer, await shop.form(buyer, { digest }))
          const [charged] = await shop.query<{ total: number }>('select total::int from checkouts where id::text = $1', [answer.body?.checkout])
          return { answer, isFair: answer.status !== 200 || charged?.total === quote.total }
        }),
      )
      await edits
      must(tried.every(({ isFair }) => isFair), 'somebody was charged another price than they saw')
      const answers = tried.map(({ answer }) => answer)
      must(serverErrors(answers) === 0, `${serverErrors(answers)} server errors`)
      return `${countBy(answers, kind)}, each at the price that was shown, 6 edits kept`
    },
  },
  {
    name: 'checkouts against an edit, a rejection and a suspension',
    async run(shop) {
      const product = await shop.product(500)
      const edited = await everybody(shop, 30, { [product]: 1 })
      const [first] = await Promise.all([edited(), shop.system.change('products', product, { leadTimeDays: 33 })])
      const rejected = await everybody(shop, 30, { [product]: 1 })
      const [second] = await Promise.all([rejected(), wait(40).then(() => shop.system.change('products', product, { status: 'rejected' }))])
      const after = await everybody(shop, 5, { [product]: 1 })
      const third = await after()
      const other = await shop.product(500)
      const suspended = await everybody(shop, 30, { [other]: 1 })
      const suspend = (status: string) =>
        shop.system.change('sellers', shop.seller, { status, statusReason: 'Tried in a fault' })
      const [fourth] = await Promise.all([suspended(), wait(40).then(() => suspend('suspended'))])
      const fifth = await (await everybody(shop, 5, { [other]: 1 }))()
      await suspend('active')
      const [row] = await shop.query<{ days: number; reserved: number }>(
        'select lead_time_days::int as days, reserved::int from products where id = $1',
        [product],
      )
      const held = placedIn([...first, ...second]).length
      must(row?.days === 33 && row.reserved === held, 'an edit or a reservation was lost')
      must(placedIn([...third, ...fifth]).length === 0, 'something was sold that was not for sale')
      const all = [...first, ...second, ...third, ...fourth, ...fifth]
      must(serverErrors(all) === 0, `${serverErrors(all)} server errors`)
      return `${countBy(all, kind)}; 0 sold afterwards, 0 edits lost`
    },
  },
]
