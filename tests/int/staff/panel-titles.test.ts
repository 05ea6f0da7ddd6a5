import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventText } from '@/admin/records/audit/event-text'
import { eventWords } from '@/admin/records/audit/events/event-words'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

type Role = Parameters<RestClient>[0]
type Titled = { title?: string }

async function read(role: Role, path: string, language = 'en') {
  const answer = await send(role, path, { headers: { 'accept-language': language } })
  return (await answer.json()) as Titled & { docs?: Titled[] }
}

const first = async (statement: string) =>
  String(Object.values((await world.payload.db.pool.query(statement)).rows[0] ?? {})[0])

describe('what has no name of its own', () => {
  test('is called by what it is about, in the language of the reader', async () => {
    const { payouts, refunds, comments, verifications, synonyms, reports } = world.ids
    const company = await first(
      `select company from sellers s join payouts p on p.seller_id = s.id where p.id = '${payouts.sellers}'`,
    )
    await world.payload.db.pool.query(`update payouts set amount = 120050 where id = '${payouts.sellers}'`)
    expect(await read('admin', `payouts/${payouts.sellers}`)).toMatchObject({
      title: `${company} · $1,200.50`,
    })
    expect(await read('admin', `payouts/${payouts.sellers}`, 'fr')).toMatchObject({
      title: `${company} · 1\u00a0200,50\u00a0$`,
    })

    const number = await first(
      `select number from orders o join refunds r on r.order_id = o.id where r.id = '${refunds.byBuyer}'`,
    )
    const refund = await read('admin', `refunds/${refunds.byBuyer}`)
    expect(refund.title).toMatch(new RegExp(`^${number} · \\$[\\d,]+\\.\\d\\d$`))

    const author = await first(`select user_name from comments where id = '${comments.shown}'`)
    const product = (language: string) =>
      first(`select name from products_locales l join comments c on c.product_id = l._parent_id
        where c.id = '${comments.shown}' and l._locale = '${language}'`)
    await world.payload.db.pool.query(`insert into products_locales (name, description, _locale, _parent_id)
      select 'Robinet', description, 'fr', _parent_id from products_locales where _locale = 'en'
        and _parent_id = (select product_id from comments where id = '${comments.shown}')
      on conflict (_locale, _parent_id) do update set name = 'Robinet'`)
    expect((await read('editor', `comments/${comments.shown}`)).title).toBe(
      `${await product('en')} · ${author}`,
    )
    expect((await read('editor', `comments/${comments.shown}`, 'fr')).title).toContain('Robinet')

    await world.payload.db.pool.query(
      `update verifications set kind = 'gst' where id = '${verifications.buyers}'`,
    )
    expect((await read('admin', `verifications/${verifications.buyers}`)).title).toMatch(
      /^buyer@.+ · GST\/HST number$/,
    )
    const { docs = [] } = await read('admin', `synonyms?where[id][equals]=${synonyms.taps}`)
    expect(docs[0]?.title?.split(', ').length).toBeGreaterThan(1)
    expect((await read('admin', `reports/${reports.buyers}`)).title).toMatch(/^Product · /)
    expect((await read('admin', `reports/${reports.buyers}`, 'ko')).title).toMatch(/^상품 · /)
  })

  test('is called so among the records too', async () => {
    const { ids } = world
    const titleOf = async (slug: string, id: string | undefined, language?: string) =>
      (await read('admin', `${slug}/${id}`, language)).title
    const one = (statement: string) => first(`${statement} limit 1`)

    const event = ids['order-events'].byBuyer
    const order = await one(
      `select number from orders o join order_events e on e.order_id = o.id where e.id = '${event}'`,
    )
    expect(await titleOf('order-events', event)).toMatch(new RegExp(`^${order} · [A-Z][a-z ]+$`))
    expect(await titleOf('order-events', event, 'ko')).toMatch(new RegExp(`^${order} · [가-힣 ]+$`))

    const movement = ids['stock-movements'].sellers
    const moved = await one(`select l.name || ' · ' || m.change from products_locales l
      join stock_movements m on m.product_id = l._parent_id where m.id = '${movement}' and l._locale = 'en'`)
    const [name, change] = moved.split(' · ')
    expect(await titleOf('stock-movements', movement)).toMatch(
      new RegExp(`^${name} · [A-Z][a-z ]+ · [+-]?${change?.replace('-', '')}$`),
    )
    const reservation = ids.reservations.byBuyer
    const reserved = await one(`select l.name from products_locales l
      join reservations r on r.product_id = l._parent_id where r.id = '${reservation}' and l._locale = 'en'`)
    expect(await titleOf('reservations', reservation)).toMatch(new RegExp(`^${reserved} · [A-Z][a-z ]+$`))
    expect(await titleOf('product-views', ids['product-views'].today)).toMatch(/\w/)

    expect(await titleOf('consents', ids.consents.buyers)).toMatch(/^buyer@.+ · [A-Z][a-z ]+$/)
    expect(await titleOf('ledger-entries', ids['ledger-entries'].sale)).toMatch(/ · -?\$[\d,.]+$/)
    expect(await titleOf('disputes', ids.disputes.byBuyer)).toMatch(/ · \$[\d,.]+$/)
    expect(await titleOf('inquiries', ids.inquiries.partner)).toMatch(/^[^0-9a-f]/)
    await world.payload.db.pool.query(
      `update emails set template = 'confirmSignUp', subject = null where id = '${ids.emails.welcome}'`,
    )
    expect(await titleOf('emails', ids.emails.welcome)).toBe(
      'Welcome to …: please confirm your email address',
    )
  })

  test('is nowhere an id in the panel', () => {
    const shown = world.payload.config.collections.filter(
      ({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true,
    )
    expect(
      shown.filter(({ admin }) => !admin.useAsTitle || admin.useAsTitle === 'id').map(({ slug }) => slug),
    ).toEqual([])
  })

  test('is called so in lists and fields of the panel, which ask for the title alone', async () => {
    const { payouts } = world.ids
    const { docs } = await read('admin', `payouts?where[id][in]=${payouts.sellers}&select[title]=true`)
    expect(docs).toEqual([{ id: payouts.sellers, title: expect.stringContaining(' · $') }])
    const called = world.payload.config.collections.filter(({ admin }) => admin.useAsTitle === 'title')
    expect(called.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['payouts', 'refunds', 'comments', 'verifications', 'synonyms', 'reports']),
    )
    // The title is computed, so a search looks elsewhere.
    const isTyped = (slug: string) => ['pages', 'payload-query-presets', 'product-documents'].includes(slug)
    for (const { slug, admin } of called)
      if (!isTyped(slug)) expect([slug, admin.listSearchableFields?.length]).not.toEqual([slug, undefined])
  })

  test('has no such title for members', async () => {
    const { payouts, comments } = world.ids
    expect(await read('seller', `payouts/${payouts.sellers}`)).not.toHaveProperty('title')
    expect(await read('visitor', `comments/${comments.shown}`)).not.toHaveProperty('title')
  })
})

describe('an audit event', () => {
  test('is called by what was done, in the words of our own page', async () => {
    await world.payload.db.pool
      .query(`insert into audit_events (id, action, actor_kind, details, created_at, updated_at)
      values ('01900000-0000-7000-8000-000000000001', 'staff.signed_in', 'staff', 'without a code, from 192.0.2.1', now(), now()),
        ('01900000-0000-7000-8000-000000000002', 'products.updated', 'staff', null, now(), now())`)
    const titleOf = async (id: string, language?: string) =>
      (await read('admin', `audit-events/${id}`, language)).title
    expect(await titleOf('01900000-0000-7000-8000-000000000001')).toBe('Staff signed in')
    expect(await titleOf('01900000-0000-7000-8000-000000000002', 'fr')).toMatch(/^Produit\s: modification$/)
  })

  test('says its action, subject and details in words', async () => {
    const words = await eventWords('en')
    expect(eventText(words, 'action', 'staff.signed_in', 'staff')).toBe('Staff signed in')
    expect(eventText(words, 'subject', 'products', 'products')).toBe('Product')
    expect(eventText(words, 'details', 'without a code, from 192.0.2.1', 'staff')).toBe(
      'without a code, from 192.0.2.1',
    )
    expect(eventText(words, 'details', JSON.stringify({ amount: 1200 }), 'payouts')).toBe('Amount: $12.00')
    expect(eventText(words, 'details', null, null)).toBe('')
  })
})
