import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { mayMove } from '@/domain/values/moves'
import { ORDER_MOVES, type OrderStatus } from '@/domain/orders/order'
import { readData } from '~/dev/seed/catalogue'
import { given } from '~/tests/support/given'
import { bootPayload } from '~/tests/support/process/boot'
import { rowsOf, runOn } from '~/tests/support/database/database'
import { start } from '~/tests/support/process/start-script'

const MINUTES = 60_000
/** 75 of goods, six in rooms, 72 more of 24 goods. */
const PICTURES = 153
const { DATABASE_URL: url = '', MARU_DATA: data = '' } = process.env
const rows = <T extends Record<string, unknown>>(statement: string) => rowsOf<T>(url, statement)

const seed = (...args: string[]) => start('dev/seed/index.ts', args).ended

/** Every row of every table, as one line a table. */
async function digest() {
  const tables = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const lines = tables.map(async ({ name }) => {
    const [found] = await rows<{ n: number; sum: string }>(
      `select count(*)::int as n, md5(string_agg(t::text, '|' order by t::text)) as sum from "${name}" t`,
    )
    return `${name} ${found?.n} ${found?.sum}`
  })
  return Promise.all(lines)
}

const count = async (table: string, by: string) => {
  const found = await rows<{ word: string; n: number }>(
    `select ${by}::text as word, count(*)::int as n from ${table} group by 1`,
  )
  return Object.fromEntries(found.map(({ word, n }) => [word, n]))
}

beforeAll(async () => {
  await runOn(given().server, `create database ${new URL(url).pathname.slice(1)}`)
  expect(await start('src/worker/migrate.ts').ended).toMatchObject({ code: 0 })
  const cut = start('dev/seed/index.ts')
  await cut.says('categories')
  await pause(1_000)
  cut.child.kill('SIGKILL')
  await cut.ended
  expect(await rows('select id from media')).not.toHaveLength(PICTURES)
  expect(await seed()).toMatchObject({ code: 0 })
}, 4 * MINUTES)

describe('the demo world, made in two goes because the first was cut short', () => {
  test('has everything of the catalogue, in every state', async () => {
    expect(await count('products', 'status')).toEqual({ approved: 76, pending: 4, rejected: 2 })
    expect(await count('sellers', 'status')).toEqual({ active: 3, pending: 1 })
    expect(await count('users', 'user_type')).toEqual({ buyer: 4, seller: 5 })
    expect(await count('staff', 'role')).toEqual({ admin: 1, editor: 1 })
    expect(await count('orders', 'status')).toEqual({
      pending_payment: 1,
      confirmed: 1,
      processing: 3,
      shipped: 2,
      delivered: 7,
      cancelled: 1,
    })
    expect(await count('orders', 'promised_until is null')).toMatchObject({ false: expect.any(Number) })
    expect(await count('comments', 'rating')).toEqual({ 1: 1, 2: 2, 3: 4, 4: 9, 5: 10 })
    expect(await count('invoices', 'kind')).toEqual({ invoice: 14, credit_note: 1 })
    expect(await count('verifications', 'status')).toEqual({ verified: 2 })
    expect(await count('payload_jobs', 'queue')).toEqual({})
  })

  test('has live goods in all 35 sub categories, in three languages and with pictures', async () => {
    const [found] = await rows(`
      select count(distinct listed_in_id)::int as subs,
        count(*) filter (where cover_card is null or cover_width is null)::int as bare,
        count(*) filter (where (select count(*) from products_locales l where l._parent_id = p.id and l.name <> '') < 3)::int as mute,
        count(*) filter (where not exists (select from products_rels r join media m on m.id = r.media_id
          where r.parent_id = p.id and m.prefix = 'products/' || p.seller_id))::int as lost
      from products p where is_live`)
    expect(found).toEqual({ subs: 35, bare: 0, mute: 0, lost: 0 })
    const pictures = await rows<{ filename: string }>('select filename from media')
    expect(pictures).toHaveLength(PICTURES)
    expect(pictures.filter(({ filename }) => !existsSync(join(data, 'media', filename)))).toEqual([])
  })

  test('has 24 goods with four views or more, each with words in three languages, and documents that everybody may read', async () => {
    const told = await rows<{ sku: string; views: number; texts: number }>(`
      select sku, (select count(*)::int from products_rels r where r.parent_id = p.id and r.media_id is not null) as views,
        (select min((select count(*) from jsonb_object_keys(l.picture_texts)))::int from products_locales l where l._parent_id = p.id) as texts
      from products p where is_live`)
    const rich = told.filter(({ views }) => views >= 4)
    expect(rich).toHaveLength(24)
    expect(rich.filter(({ views, texts }) => texts !== views - 1)).toEqual([])
    expect(await count('product_documents', 'is_listed')).toEqual({ true: 9 })
    const named = await rows<{ filename: string }>(`
      select d.filename from product_documents d join products_rels r on r.product_documents_id = d.id and r.parent_id = d.product_id`)
    expect(named).toHaveLength(9)
    expect(named.filter(({ filename }) => !existsSync(join(data, 'product-documents', filename)))).toEqual([])
  })

  test('holds what open reservations hold, and has the stock its movements add up to', async () => {
    expect(
      await rows(`
        select sku from products p
        where reserved <> (select coalesce(sum(quantity), 0) from reservations r where r.product_id = p.id and r.status = 'open')
          or stock <> (select coalesce(sum(change), 0) from stock_movements m where m.product_id = p.id)`),
    ).toEqual([])
    expect(await count('products', 'reserved')).toEqual({ 0: 81, 1: 1 })
  })

  test('keeps a ledger that balances and speaks of every paid order', async () => {
    expect(await rows('select entry_set from ledger_entries group by 1 having sum(amount) <> 0')).toEqual([])
    expect(
      await rows(`
        select number from orders o where total_amount - refunded <> (select coalesce(-sum(amount), 0) from ledger_entries e
          where e.order_id = o.id and e.account = 'cash') and status <> 'pending_payment'`),
    ).toEqual([])
    expect(
      await rows(
        `select seller_id from ledger_entries where account = 'seller' group by 1 having sum(amount) < 0`,
      ),
    ).toEqual([])
  })

  test('has an invoice for the commission of every month that is over, with its tax in the ledger', async () => {
    const months = `select seller_id, to_char(created_at at time zone 'America/Toronto', 'YYYY-MM') as month, -sum(amount) as amount
      from ledger_entries where account = 'seller' and kind = 'commission' group by 1, 2 having sum(amount) <> 0`
    const missing = `select 1 from (${months}) m left join commission_invoices i using (seller_id, month, amount)
      where i.id is null and month < to_char((now() - interval '1 hour') at time zone 'America/Toronto', 'YYYY-MM')`
    expect(await rows(missing)).toEqual([])
    expect(await rows('select 1 from commission_invoices')).not.toEqual([])
    const taxOf = `(select coalesce(sum(amount), 0) from ledger_entries where entry_set = 'commission-tax:' || i.id and account = 'tax')`
    expect(await rows(`select number from commission_invoices i where tax <> ${taxOf}`)).toEqual([])
  })

  test('moved every order as the table of moves allows', async () => {
    type Step = {
      number: string
      from: OrderStatus | null
      to: OrderStatus
      by: 'system' | 'buyer' | 'seller'
      status: string
    }
    const steps = await rows<Step>(`
      select o.number, e."from", e."to", e.actor_kind as by, o.status from order_events e join orders o on o.id = e.order_id
      order by o.number, e.created_at`)
    const broken = steps.filter(({ number, from, to, by }, at) => {
      const before = steps[at - 1]?.number === number ? (steps[at - 1]?.to ?? null) : null
      const isLegal = from === null ? to === 'pending_payment' : mayMove(ORDER_MOVES, from, to, by)
      return from !== before || !isLegal
    })
    expect(broken).toEqual([])
    const last = new Map(steps.map(({ number, to, status }) => [number, to === status]))
    expect([...last.values()]).toEqual(Array(15).fill(true))
  })

  test('has sums that add up: lines, taxes, orders, checkouts', async () => {
    expect(
      await rows(`
        select number from orders o
        where subtotal <> (select sum(total_price) from orders_items i where i._parent_id = o.id)
          or total_amount <> subtotal + shipping + (select coalesce(sum(amount), 0) from orders_taxes t where t._parent_id = o.id)`),
    ).toEqual([])
    expect(
      await rows(`
        select number from checkouts c
        where (subtotal, shipping, total, refunded) <>
          (select sum(subtotal), sum(shipping), sum(total_amount), sum(refunded) from orders o where o.checkout_id = c.id)`),
    ).toEqual([])
  })

  test('keeps the customs facts of its products in the lines of its orders', async () => {
    const facts = (table: string) =>
      `${table}.hs_code, ${table}.origin, ${table}.weight, ${table}.packaging_unit`
    expect(
      await rows(`select i.id from orders_items i join products p on p.id = i.product_id
        where (${facts('i')}) is distinct from (${facts('p')}) or i.hs_code is null`),
    ).toEqual([])
  })

  test('counts the stars of reviews, and lists what is recommended in its order', async () => {
    expect(
      await rows(`
        select sku from products p where (rating_count, rating_sum) <>
          (select count(*), coalesce(sum(rating), 0) from comments c where c.product_id = p.id)`),
    ).toEqual([])
    const listed = await rows<{ id: string }>(
      'select products_id as id from recommended_products_rels order by "order"',
    )
    const marked = await rows<{ id: string }>('select id from products where is_recommended')
    expect(listed).toHaveLength(12)
    expect(marked.map(({ id }) => id).toSorted()).toEqual(listed.map(({ id }) => id).toSorted())
  })

  test('has the pages in three languages, published, and threads that end with their last message', async () => {
    expect(await count('pages', '_status')).toEqual({ published: 11 })
    expect(await count('pages_locales', '_locale')).toEqual({ en: 11, fr: 11, ko: 11 })
    expect(
      await rows(`
        select key from threads t
        join lateral (select * from messages m where m.thread_id = t.id order by created_at desc limit 1) m on true
        where t.last_message <> left(m.text, 300) or t.last_message_at <> m.created_at
          or (t.last_sender = 'buyer') <> (m.sender_id = t.buyer_id)`),
    ).toEqual([])
  })

  test('lets everybody sign in', async () => {
    type Accounts = { password: string; accounts: { email: string; role: string }[] }
    const { password, accounts } = readData<Accounts>('accounts.json')
    const payload = await bootPayload()
    const signIn = ({ email, role }: Accounts['accounts'][number]) =>
      payload.login({ collection: /admin|editor/.test(role) ? 'staff' : 'users', data: { email, password } })
    const tokens = await Promise.all(accounts.map(async (account) => (await signIn(account)).token))
    expect(tokens.filter(Boolean)).toHaveLength(11)
  })

  test('is not made again by another run', async () => {
    const before = await digest()
    expect(await seed()).toMatchObject({ code: 0 })
    expect(await digest()).toEqual(before)
  })

  test('is refused in production, in one sentence', async () => {
    const { code, said } = await start('dev/seed/index.ts', [], { MARU_DEMO: '' }).ended
    expect(code).toBe(1)
    expect(said.trim().split('\n')).toEqual([
      expect.stringContaining('production is no place for demo accounts'),
    ])
  })

  test('grows by live products for benches, up to the number asked for', { timeout: MINUTES }, async () => {
    expect(await seed('--products', '210')).toMatchObject({ code: 0 })
    expect(await seed('--products', '210')).toMatchObject({ code: 0 })
    const [found] = await rows(`
      select count(*)::int as n, count(distinct listed_in_id)::int as subs, count(distinct seller_id)::int as sellers,
        count(*) filter (where price_best <> (select min(unit_price) from products_moq_prices t where t._parent_id = p.id))::int as dear,
        count(*) filter (where stock <> (select coalesce(sum(change), 0) from stock_movements m where m.product_id = p.id))::int as off
      from products p where sku like 'BENCH-%' and is_live`)
    expect(found).toEqual({ n: 210, subs: 35, sellers: 3, dear: 0, off: 0 })
    expect(
      await count(
        `products_locales l join products p on p.id = l._parent_id and p.sku like 'BENCH-%'`,
        '_locale',
      ),
    ).toEqual({ en: 210, fr: 210, ko: 210 })
  })
})
