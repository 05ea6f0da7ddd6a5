import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { countBy, until, type Answer, type Shop } from '~/tests/faults/shop'
import { must, type Case } from '~/tests/faults/case'

const kind = ({ status, body }: Answer) =>
  status === 200
    ? 'placed'
    : status === 409
      ? 'told of a new price'
      : `refused with ${body?.issues?.[0]?.code ?? status}`
const placedIn = (answers: Answer[]) =>
  answers.flatMap(({ status, body }) => (status === 200 && body?.checkout ? [body.checkout] : []))
const serverErrors = (answers: Answer[]) =>
  answers.filter(({ status }) => status === 0 || status >= 500).length

async function everybody(shop: Shop, count: number, lines: Record<string, number>) {
  const buyers = await shop.buyers(count)
  for (const buyer of buyers) await shop.fill(buyer, lines)
  const forms = await Promise.all(buyers.map((buyer) => shop.form(buyer)))
  return () => Promise.all(buyers.map((buyer, at) => shop.send(buyer, forms[at] ?? {})))
}

/** Something that comes in the middle of a rush: three more of the product are held than before. */
async function once(shop: Shop, product: string, act: () => Promise<unknown>) {
  const held = async () => {
    const [row] = await shop.query<{ n: number }>('select reserved::int as n from products where id = $1', [
      product,
    ])
    return row?.n ?? 0
  }
  const before = await held()
  await until('a rush', async () => (await held()) >= before + 3, 20, 10)
  return act()
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
      must(
        serverErrors(answers) === 0 && orders.length === 1 && same === 1,
        `${orders.length} orders, ${same} answers`,
      )
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
        const second = await shop.send(buyer, await shop.form(buyer))
        must(second.status === 200, `answered ${kind(second)}`)
      } finally {
        await shop.query('delete from cart_items where user_id = $1', [buyer.id])
        await shop.query('create unique index user_product_idx on cart_items (user_id, product_id)')
      }
      const [row] = await shop.query<{ reserved: number }>(
        'select reserved::int from products where id = $1',
        [product],
      )
      must(row?.reserved === 6, `${row?.reserved} are held`)
      return 'second line refused by its key; without the key 3 + 3 of 5 refused, 3 + 3 of 6 held as 6'
    },
  },
  {
    name: 'checkouts against price edits',
    async run(shop) {
      const product = await shop.product(500)
      let isOver = false
      const edits = (async () => {
        let price = 1300
        for (; !isOver; price += 10) {
          await shop.system.change('products', product, {
            moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice: price }],
          })
          await wait(150)
        }
        return (price - 1300) / 10
      })()
      const tried: { answer: Answer; isFair: boolean }[] = []
      const lane = async () => {
        for (const buyer of await shop.buyers(10)) {
          await shop.fill(buyer, { [product]: 1 })
          const { quote, digest } = await shop.seen(buyer)
          const answer = await shop.send(buyer, await shop.form(buyer, { digest }))
          const [charged] = await shop.query<{ total: number }>(
            'select total::int from checkouts where id::text = $1',
            [answer.body?.checkout],
          )
          tried.push({ answer, isFair: answer.status !== 200 || charged?.total === quote.total })
        }
      }
      await Promise.all(Array.from({ length: 8 }, lane))
      isOver = true
      const made = await edits
      must(
        tried.every(({ isFair }) => isFair),
        'somebody was charged another price than they saw',
      )
      const answers = tried.map(({ answer }) => answer)
      must(serverErrors(answers) === 0, `${serverErrors(answers)} server errors`)
      const kinds = new Set(answers.map(kind))
      must(kinds.has('placed') && kinds.has('told of a new price'), 'edits and checkouts never met')
      return `${countBy(answers, kind)}, each at the price that was shown, ${made} edits kept`
    },
  },
  {
    name: 'checkouts against an edit, a rejection and a suspension',
    async run(shop) {
      const product = await shop.product(500)
      const edited = await everybody(shop, 30, { [product]: 1 })
      const edit = { leadTimeDays: 33, stock: 400, stockSeen: 500 }
      const [first] = await Promise.all([
        edited(),
        once(shop, product, () => shop.system.change('products', product, edit)),
      ])
      const rejected = await everybody(shop, 30, { [product]: 1 })
      const reject = () => shop.system.change('products', product, { status: 'rejected' })
      const [second] = await Promise.all([rejected(), once(shop, product, reject)])
      const third = await (await everybody(shop, 5, { [product]: 1 }))()
      const other = await shop.product(500)
      const suspended = await everybody(shop, 30, { [other]: 1 })
      const suspend = (status: string) =>
        shop.system.change('sellers', shop.seller, { status, statusReason: 'Tried in a fault' })
      const [fourth] = await Promise.all([suspended(), once(shop, other, () => suspend('suspended'))])
      const fifth = await (await everybody(shop, 5, { [other]: 1 }))()
      await suspend('active')
      const [row] = await shop.query<{ days: number; stock: number; reserved: number }>(
        'select lead_time_days::int as days, stock::int, reserved::int from products where id = $1',
        [product],
      )
      const held = placedIn([...first, ...second]).length
      must(row?.days === 33 && row.stock === 400, 'an edit was lost')
      must(row.reserved === held, 'a reservation was lost')
      must(placedIn([...third, ...fifth]).length === 0, 'something was sold that was not for sale')
      const all = [...first, ...second, ...third, ...fourth, ...fifth]
      must(serverErrors(all) === 0, `${serverErrors(all)} server errors`)
      const told = [first, second, fourth].map((answers) => `${placedIn(answers).length} of 30`).join(', ')
      return `${told} were in time, ${countBy(all, kind)}; 0 sold afterwards, 0 edits lost`
    },
  },
]
