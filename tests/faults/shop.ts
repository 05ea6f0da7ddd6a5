import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { jwtSign } from 'payload'
import { readQuote } from '@/server/cart/quote/read-quote'
import { boot, database } from '@/server/db/transaction'
import { brokenInvariants } from '~/dev/drill/invariants'
import { systemOf } from '~/tests/support/system'
import { ADDRESS } from './address'
import type { Faults } from './open-faults'

export type Buyer = { id: string; cookie: string }
export type Answer = {
  status: number
  body: { checkout?: string; orders?: string[]; issues?: { code: string }[] } | null
}

/** Where the shop and its payment provider are reached. */
type Reached = { siteUrl: string; bankUrl: string }

/** People and goods for the faults, and what they do: through HTTP where a person would, in the database where the clock would. */
export async function openShop<World extends Reached>(faults: World) {
  const payload = await boot()
  payload.logger.level = 'silent'
  const system = systemOf(payload)
  const query = async <T>(statement: string, values: unknown[] = []) =>
    (await payload.db.pool.query(statement, values)).rows as T[]
  const [sold] = await query<{ seller: string; sub: string; picture: string }>(
    `select p.seller_id as seller, p.listed_in_id as sub, r.media_id as picture from products p
     join products_rels r on r.parent_id = p.id and r.media_id is not null join sellers s on s.id = p.seller_id
     where p.is_live and exists (select 1 from sellers_shipping_rules x where x._parent_id = s.id) limit 1`,
  )
  if (!sold) throw new Error('The demo world has nothing to sell.')
  let named = 0

  /** Something to sell, of the first seller of the demo or of another. */
  async function product(stock: number, more: object = {}) {
    named += 1
    const id = await system.make('products', {
      name: `Fault tile ${named}`,
      description: 'A tile that is sold under hard conditions.',
      material: 'Stoneware',
      color: 'Grey',
      dimensions: '100 × 100 × 8 mm',
      weight: 1,
      packagingUnit: 10,
      images: [sold?.picture],
      sku: `FAULT-${named}`,
      listedIn: sold?.sub,
      seller: sold?.seller,
      origin: 'South Korea',
      moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice: 1250 }],
      stock,
      status: 'approved',
      ...more,
    })
    return id
  }

  /** So many buyers, each signed in. */
  async function buyers(count: number): Promise<Buyer[]> {
    const ids = Array.from({ length: count }, () => randomUUID())
    await query(
      `insert into users (id, email, user_type, first_name, last_name, locale, country, updated_at, created_at)
       select id, id || '@fault.test', 'buyer', 'Jo', 'Kim', 'en', 'CA', now(), now() from unnest($1::uuid[]) as id`,
      [ids],
    )
    await query(
      `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
       select 1, id, id::text, now(), now() + interval '1 day' from unnest($1::uuid[]) as id`,
      [ids],
    )
    const cookieOf = async (id: string) => {
      const fieldsToSign = { id, collection: 'users', email: `${id}@fault.test`, sid: id }
      const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: 86_400 })
      return { id, cookie: `maru-member=${token}` }
    }
    return Promise.all(ids.map(cookieOf))
  }

  async function fill({ id }: Buyer, lines: Record<string, number>) {
    for (const [product, quantity] of Object.entries(lines))
      await query(
        'insert into cart_items (id, user_id, product_id, quantity) values (gen_random_uuid(), $1, $2, $3)',
        [id, product, quantity],
      )
  }

  const seen = async ({ id }: Buyer) =>
    readQuote(await database(), { buyer: id, locale: 'en', province: 'ON' })

  /** The form as it stands on the page now. */
  async function form(buyer: Buyer, more: object = {}) {
    const { digest } = await seen(buyer)
    return { key: randomUUID(), digest, address: ADDRESS, ...more }
  }

  /** Sends a checkout form; status 0 when there is nobody to answer. */
  async function send({ cookie }: Buyer, body: object): Promise<Answer> {
    try {
      const headers = { 'content-type': 'application/json', cookie }
      const response = await fetch(`${faults.siteUrl}/api/checkout`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return { status: response.status, body: (await response.json().catch(() => null)) as Answer['body'] }
    } catch {
      return { status: 0, body: null }
    }
  }

  /** Goes on to the payment page; where that is. */
  async function goPay({ cookie }: Buyer, checkout: string) {
    const url = `${faults.siteUrl}/api/checkout/${checkout}/pay`
    const response = await fetch(url, { headers: { cookie }, redirect: 'manual' }).catch(() => null)
    return response?.headers.get('location') ?? null
  }

  async function control<T = Record<string, unknown>>(path: string, body: object = {}, method = 'POST') {
    const headers = { 'content-type': 'application/json' }
    const init = method === 'GET' ? {} : { method, headers, body: JSON.stringify(body) }
    return (await (await fetch(`${faults.bankUrl}/_control/${path}`, init)).json()) as T
  }

  const checkoutRow = async (id: string) =>
    (
      await query<{ status: string; provider_session: string | null; captured: string; refunded: string }>(
        'select * from checkouts where id = $1',
        [id],
      )
    )[0]

  /** Pays at the provider's page, once there is one. */
  async function pay(checkout: string) {
    await until('a payment page', async () => Boolean((await checkoutRow(checkout))?.provider_session))
    const session = (await checkoutRow(checkout))?.provider_session
    return control(`sessions/${session}/pay`)
  }

  /** A checkout placed through the web server. */
  async function place(buyer: Buyer, lines: Record<string, number>) {
    await fill(buyer, lines)
    const { status, body } = await send(buyer, await form(buyer))
    if (status !== 200 || !body?.checkout) throw new Error(`Not placed: ${status} ${JSON.stringify(body)}`)
    return { checkout: body.checkout, orders: body.orders ?? [] }
  }

  const ordersOf = async (checkout: string) =>
    (await query<{ status: string }>('select status from orders where checkout_id = $1', [checkout])).map(
      ({ status }) => status,
    )

  /** What one case broke is not laid at the door of the next. */
  let known: string[] = []
  const allBroken = () => brokenInvariants((statement) => payload.db.pool.query(statement))
  const broken = async () => (await allBroken()).filter((one) => !known.includes(one))
  const begin = async () => {
    known = await allBroken()
  }

  return {
    faults,
    payload,
    system,
    seller: sold.seller,
    query,
    product,
    buyers,
    fill,
    seen,
    form,
    send,
    goPay,
    control,
    checkoutRow,
    pay,
    place,
    ordersOf,
    begin,
    broken,
  }
}

export type Shop = Awaited<ReturnType<typeof openShop<Faults>>>

/** Waits until something is so; how many seconds it took. A minute is the most that is given to anything. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  seconds = 60,
  every = 150,
): Promise<number> {
  const began = Date.now()
  while (Date.now() - began < seconds * 1000) {
    if (await isSo().catch(() => false)) return (Date.now() - began) / 1000
    await wait(every)
  }
  throw new Error(`After ${seconds} s there is still not ${what}.`)
}

export const countBy = <T>(all: readonly T[], name: (one: T) => string) => {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(name(one), (counts.get(name(one)) ?? 0) + 1)
  return [...counts].map(([kind, n]) => `${n} ${kind}`).join(', ')
}
