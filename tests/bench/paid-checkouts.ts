import { randomUUID } from 'node:crypto'
import { placeOrder } from '@/features/buying/checkout/placement/place-order'
import { boot, database } from '@/server/db/transaction'
import { readQuote } from '@/server/cart/quote/read-quote'
import { systemOf } from '~/tests/support/system'

const ADDRESS = {
  firstName: 'Jo',
  lastName: 'Kim',
  address: '12 King Street West',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 1A1',
}
/** Payments of one product wait for each other. */
const PRODUCTS = 40

/** A paid checkout, and the event that says so. */
export type Paid = { checkout: string; type: string; body: string }

/**
 * A program: makes products, and so many checkouts that have been paid at Stripe and whose events nobody has been sent. Prints them as
 * JSON in its last line.
 */
async function makePaid(count: number) {
  const payload = await boot()
  payload.logger.level = 'silent'
  const query = async <T>(statement: string, values: unknown[] = []) =>
    (await payload.db.pool.query(statement, values)).rows as T[]
  const [sold] = await query<{ seller: string; sub: string; picture: string }>(
    `select p.seller_id as seller, p.listed_in_id as sub, r.media_id as picture from products p
     join products_rels r on r.parent_id = p.id and r.media_id is not null join sellers s on s.id = p.seller_id
     where p.is_live and exists (select 1 from sellers_shipping_rules x where x._parent_id = s.id) limit 1`,
  )
  if (!sold) throw new Error('The demo has nothing to sell.')
  const system = systemOf(payload)
  const products: string[] = []
  for (let at = 0; at < PRODUCTS; at += 1)
    products.push(
      await system.make('products', {
        name: `Bench tile ${at}`,
        description: 'A tile that many pay for at once.',
        material: 'Stoneware',
        color: 'Grey',
        dimensions: '100 × 100 × 8 mm',
        weight: 1,
        packagingUnit: 10,
        images: [sold.picture],
        sku: `WORK-${at}`,
        listedIn: sold.sub,
        seller: sold.seller,
        origin: 'South Korea',
        moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice: 1250 }],
        stock: 100_000,
        status: 'approved',
      }),
    )

  async function place(at: number) {
    const buyer = randomUUID()
    await query(
      `insert into users (id, email, user_type, first_name, last_name, locale, country, updated_at, created_at)
       values ($1::uuid, $1::uuid || '@bench.test', 'buyer', 'Jo', 'Kim', 'en', 'CA', now(), now())`,
      [buyer],
    )
    await query(
      'insert into cart_items (id, user_id, product_id, quantity) values (gen_random_uuid(), $1, $2, 1)',
      [buyer, products[at % PRODUCTS]],
    )
    const { digest } = await readQuote(await database(), { buyer, locale: 'en', province: 'ON' })
    const key = `bench-${buyer}`
    const done = await placeOrder({ buyer, locale: 'en', key, digest, address: ADDRESS, provider: 'stripe' })
    if (!done.ok || done.value.kind !== 'placed') throw new Error(`Not placed: ${JSON.stringify(done)}`)
    return done.value.checkout
  }

  /** As Stripe says it; asked for long ago, so that no other loop asks about it meanwhile. */
  async function pay(checkout: string) {
    const session = `cs_test_${checkout}`
    const [row] = await query<{ amount: number }>(
      'select sum(total_amount)::int as amount from orders where checkout_id = $1',
      [checkout],
    )
    const amount = row?.amount ?? 0
    await query(
      `update checkouts set payment_attempt = 1, payment_request = $2, provider_session = $3, payment_url = 'http://127.0.0.1:9',
         updated_at = now() + interval '1 hour' where id = $1`,
      [checkout, JSON.stringify({ amount }), session],
    )
    const object = {
      id: session,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: `pi_${checkout}`,
      amount_total: amount,
      currency: 'cad',
      metadata: { checkout },
    }
    const type = 'checkout.session.completed'
    return {
      checkout,
      type,
      body: JSON.stringify({ id: `evt_${checkout}`, type, livemode: false, data: { object } }),
    }
  }

  const paid: Paid[] = []
  for (let at = 0; at < count; at += 1) paid.push(await pay(await place(at)))
  return paid
}

makePaid(Number(process.argv[2])).then(
  (paid) => process.stdout.write(`${JSON.stringify(paid)}\n`, () => process.exit(0)),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
