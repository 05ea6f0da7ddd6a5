import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locale } from '@/domain/locale'
import type { Province } from '@/domain/people/address/postal-code'
import { placeOrder, type PlacementInput } from '@/features/buying/checkout/placement/place-order'
import { processEvents } from '@/features/buying/payments/process-events'
import {
  closeAbandonedPayments,
  expireCheckouts,
  openWaitingPayments,
  reconcilePayments,
} from '@/features/buying/payments/payment-jobs'
import { sendRefunds } from '@/features/buying/payments/refunds/send-refunds'
import { readQuote } from '@/server/cart/quote/read-quote'
import { database } from '@/server/db/transaction'
import { POST } from '~/src/app/api/webhooks/stripe/route'
import { startStripe } from '@maru/stand-ins/stripe'
import { aPicture, aProduct } from '~/tests/support/factories/catalogue'
import { aSeller, aUser, TORONTO } from '~/tests/support/factories/people'
import { unique } from '~/tests/support/factories/unique'
import { openWorld, type World } from '~/tests/support/open-world'
import { brokenInvariants } from '~/dev/drill/invariants'

export const ADDRESS = { firstName: 'Jo', lastName: 'Kim', ...TORONTO }
export const WEBHOOK_SECRET = 'whsec_of_these_tests'
/** What goods are listed with unless a test says otherwise. */
type Place = Pick<World, 'payload' | 'system'> & {
  ids: { users: { seller: string }; media: { sellers: string }; categories: { sub: string } }
}

/** The sample world with a payment provider that talks back, and everything the worker would do at hand. */
export const openShop = async () => openShopIn(await openWorld())

export async function openShopIn<W extends Place>(world: W) {
  const door = await openDoor()
  const bank = await startStripe({
    port: 0,
    webhookUrl: door.url,
    secretKey: 'sk_test_shop',
    webhookSecret: WEBHOOK_SECRET,
    backoff: [],
  })
  Object.assign(process.env, {
    STRIPE_API_URL: bank.url,
    STRIPE_SECRET_KEY: bank.secretKey,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  })
  const { pool } = world.payload.db
  const query = async <T>(statement: string, values: unknown[] = []) =>
    (await pool.query(statement, values)).rows as T[]

  async function control<T = Record<string, unknown>>(path: string, body: object = {}, method = 'POST') {
    const headers = { 'content-type': 'application/json' }
    const init = method === 'GET' ? {} : { method, headers, body: JSON.stringify(body) }
    return (await (await fetch(`${bank.url}/_control/${path}`, init)).json()) as T
  }

  /** The history of the sample world's stock begins with these tests. */
  await query(`insert into stock_movements (id, product_id, seller_id, reason, change)
    select gen_random_uuid(), p.id, p.seller_id, 'opening', p.stock - coalesce((select sum(change) from stock_movements m where m.product_id = p.id), 0)
    from products p where p.stock <> coalesce((select sum(change) from stock_movements m where m.product_id = p.id), 0)`)

  const { system, ids } = world

  async function seller(more: object = {}) {
    const name = unique('Seller')
    const id = await system.make('users', aUser(name, 'seller'))
    await system.make('sellers', { ...aSeller(id, name, 'active'), ...more })
    return id
  }

  const picture = (owner: string) => system.make('media', { owner, alt: 'A faucet' }, { file: aPicture() })

  async function product(more: { seller?: string; stock?: number } & Record<string, unknown> = {}) {
    const { seller: owner = ids.users.seller, ...rest } = more
    // A picture is its seller's own.
    const media = owner === ids.users.seller ? ids.media.sellers : await picture(owner)
    const id = await system.make('products', {
      ...aProduct(owner, ids.categories.sub, media),
      status: 'approved',
      ...rest,
    })
    return id
  }

  /** One more buyer like the first; a password of their own nobody needs. */
  async function buyer() {
    const id = randomUUID()
    await query(
      `insert into users (id, email, user_type, first_name, last_name, locale, company, updated_at, created_at)
       values ($1, $2, 'buyer', 'Jo', 'Kim', 'en', 'Kim Building', now(), now())`,
      [id, `${id}@maru.test`],
    )
    return id
  }

  /** Puts lines into a cart as a member's own adding would leave them. */
  async function fill(user: string, lines: Record<string, number>) {
    for (const [id, quantity] of Object.entries(lines)) {
      await query(
        `insert into cart_items (id, user_id, product_id, quantity) values (gen_random_uuid(), $1, $2, $3)
         on conflict (user_id, product_id) do update set quantity = excluded.quantity`,
        [user, id, quantity],
      )
    }
  }

  async function seen(user: string, province: Province = 'ON', locale: Locale = 'en') {
    return readQuote(await database(), { buyer: user, locale, province })
  }

  /** Everything in a cart, ordered as it is shown now. */
  async function place(user: string, more: Partial<PlacementInput> = {}) {
    const province = (more.address?.province ?? 'ON') as Province
    const { digest } = await seen(user, province, more.locale)
    return placeOrder({
      buyer: user,
      locale: 'en',
      key: unique('key'),
      digest,
      address: ADDRESS,
      provider: 'stripe',
      ...more,
    })
  }

  /** A cart filled and ordered. */
  async function order(user: string, lines: Record<string, number>, more: Partial<PlacementInput> = {}) {
    await fill(user, lines)
    const done = await place(user, more)
    if (!done.ok || done.value.kind !== 'placed') throw new Error(`Not placed: ${JSON.stringify(done)}`)
    return done.value
  }

  const checkoutRow = async (id: string) =>
    (await query<Record<string, never>>('select * from checkouts where id = $1', [id]))[0] as Record<
      string,
      unknown
    >
  const orderRow = async (id: string) =>
    (await query<Record<string, never>>('select * from orders where id = $1', [id]))[0] as Record<
      string,
      unknown
    >

  /** What the person at the payment page does. */
  async function act(checkout: string, name: 'pay' | 'decline' | 'later' | 'settle' | 'bounce') {
    const { provider_session: session } = await checkoutRow(checkout)
    return control(`sessions/${session}/${name}`)
  }

  /** What the worker does for a checkout that its buyer has left for the payment page. */
  async function openPayments() {
    await query(
      "update checkouts set created_at = created_at - interval '4 seconds' where status = 'pending_payment'",
    )
    await openWaitingPayments()
  }

  async function hearEvents() {
    await heard()
    await processEvents()
  }

  /** One round of everything the worker does. */
  async function tend() {
    await openPayments()
    await hearEvents()
    await closeAbandonedPayments()
    await expireCheckouts()
    await sendRefunds()
    await hearEvents()
  }

  /** Until every webhook that is on its way, or was held before, has come. */
  async function heard() {
    const { webhooks } = await control<{ webhooks: { mode: string } }>('', {}, 'GET')
    if (webhooks.mode !== 'hold') await control('flush')
  }

  /** An order paid by card, all told. */
  async function paid(user: string, lines: Record<string, number>, more: Partial<PlacementInput> = {}) {
    const placed = await order(user, lines, more)
    await openPayments()
    await act(placed.checkout, 'pay')
    await hearEvents()
    return placed
  }

  return {
    ...world,
    bank,
    door,
    query,
    control,
    seller,
    product,
    buyer,
    fill,
    seen,
    place,
    order,
    paid,
    act,
    tend,
    heard,
    checkoutRow,
    orderRow,
    reconcile: async () => {
      await query(
        "update checkouts set updated_at = updated_at - interval '1 hour', created_at = created_at - interval '1 hour'",
      )
      await reconcilePayments()
    },
    /** As if the time to pay were over. */
    pass: (checkout: string) =>
      query("update checkouts set expires_at = now() - interval '1 second' where id = $1", [checkout]),
    broken: () => brokenInvariants((statement) => pool.query(statement)),
    async close() {
      await bank.close()
      await door.close()
    },
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>

/** The webhook route on a socket, as Next would call it. */
async function openDoor() {
  const statuses: number[] = []
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const body = new Uint8Array(Buffer.concat(parts))
    const response = await POST(
      new Request('http://shop/api/webhooks/stripe', { method: 'POST', headers, body }),
    )
    statuses.push(response.status)
    outgoing.writeHead(response.status).end(await response.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/stripe`
  const close = () =>
    new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve())))
  return { url, statuses, close }
}
