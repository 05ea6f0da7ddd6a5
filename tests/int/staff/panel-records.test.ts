import { createLocalReq, type CollectionSlug, type Field, type PayloadRequest } from 'payload'
import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { CheckoutOrders } from '@/admin/orders/checkout-orders'
import { RecordFact } from '@/admin/records/record-fact'
import { shownFacts } from '@/admin/records/shown-facts'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let req: PayloadRequest
beforeAll(async () => {
  world = await openWorld()
  req = await createLocalReq({ user: world.users.admin ?? undefined }, world.payload)
})

type Part = (props: object) => ReactNode | Promise<ReactNode>

/** What a part of the page says, those that read something too. */
async function said(node: ReactNode | Promise<ReactNode>): Promise<string> {
  const shown = await node
  if (Array.isArray(shown)) return (await Promise.all(shown.map(said))).join(', ')
  return isValidElement<object>(shown) && typeof shown.type === 'function'
    ? said((shown.type as Part)(shown.props))
    : renderToStaticMarkup(shown).replaceAll('\u00a0', ' ')
}

/** The record as an admin reads it, by the names of its facts. */
async function recordOf(slug: CollectionSlug, id: string, language = 'en') {
  const i18n = { language }
  const row = await world.payload.findByID({ collection: slug, id, depth: 0, overrideAccess: false, req })
  const { fields } = world.payload.collections[slug].config
  const facts = shownFacts(fields, { ...row }, i18n).map(
    async ({ label, ...fact }) => [label, await said(RecordFact({ ...fact, req, i18n }))] as const,
  )
  return Object.fromEntries(await Promise.all(facts))
}

describe('a record of the panel', () => {
  test('is read as text wherever only commands and the server write', () => {
    const { collections } = world.payload.config
    const asText = collections.filter(({ admin }) =>
      JSON.stringify(admin.components?.views?.edit ?? {}).includes('record-screen#RecordScreen'),
    )
    expect(asText.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['checkouts', 'refunds', 'payouts', 'order-events', 'audit-events', 'consents']),
    )
    expect(asText.map(({ slug }) => slug)).not.toContain('products')
  })

  test('says states, money and moments in words, and leads to what it belongs to', async () => {
    const { checkouts, users } = world.ids
    await world.payload.db.pool.query(
      `update checkouts set status = 'pending_payment', expires_at = '2026-11-25T03:30:00Z' where id = '${checkouts.unpaid}'`,
    )
    const checkout = await recordOf('checkouts', checkouts.unpaid)
    expect(checkout).toMatchObject({
      Status: '<span class="admin-badge admin-badge-persimmon">Payment pending</span>',
      Total: expect.stringMatching(/^\$[\d,]+\.\d\d$/),
      'Reserved until': expect.stringContaining('Nov 24, 2026, 10:30'),
      Buyer: expect.stringMatching(new RegExp(`^<a href="/admin/collections/users/${users.buyer}">buyer@`)),
    })
    expect(Object.values(checkout)).not.toContain('')
    expect(Object.values(checkout).join()).not.toMatch(/pending_payment|null|undefined/)
    const [, state] = Object.entries(await recordOf('checkouts', checkouts.unpaid, 'fr')).find(([, text]) =>
      text.includes('admin-badge'),
    ) ?? ['', '']
    expect(state).toContain('Paiement en attente')
  })

  test('says what arrived in the currency of the bank, and yes or no', async () => {
    const { payouts, consents } = world.ids
    await world.payload.db.pool.query(
      `update payouts set arrived_amount = 62800, arrived_currency = 'KRW' where id = '${payouts.sellers}'`,
    )
    const payout = await recordOf('payouts', payouts.sellers)
    expect(Object.values(payout).join()).toContain('₩62,800')
    // Its title stands above.
    expect(payout).not.toHaveProperty('Title')
    expect(Object.values(await recordOf('consents', consents.buyers))).toContain('Yes')
    const [field] = world.payload.collections.invoices.config.flattenedFields.filter(
      ({ name }) => name === 'issuer',
    )
    const issuer = {
      field: field as Field,
      value: world.ids.sellers.seller,
      row: {},
      req,
      i18n: { language: 'en' },
    }
    expect(await said(RecordFact(issuer))).toMatch(/^<a href="\/admin\/collections\/sellers\//)
  })

  test('says codes in words: the template of an email, and why a bank disputes a payment', async () => {
    const { emails, disputes } = world.ids
    const query = (text: string) => world.payload.db.pool.query(text)
    await query(`update emails set template = 'confirmSignUp' where id = '${emails.welcome}'`)
    await query(`update disputes set reason = 'product_not_received' where id = '${disputes.byBuyer}'`)
    const wordsOf = async (slug: CollectionSlug, id: string, language?: string) =>
      Object.values(await recordOf(slug, id, language)).join(' ')
    for (const [language, email, dispute] of [
      ['en', 'please confirm your email address', 'The product hasn’t arrived'],
      ['fr', 'confirmer votre adresse courriel', 'Le produit n’est pas arrivé'],
      ['ko', '이메일 주소', '상품을 받지 못함'],
    ] as const) {
      expect(await wordsOf('emails', emails.welcome, language)).toContain(email)
      expect(await wordsOf('disputes', disputes.byBuyer, language)).toContain(dispute)
    }
    expect(await wordsOf('emails', emails.welcome)).not.toContain('confirmSignUp')
    await query(`update disputes set reason = 'new_reason' where id = '${disputes.byBuyer}'`)
    expect(await wordsOf('disputes', disputes.byBuyer)).toContain('new_reason')
    const cells = (['emails.template', 'disputes.reason'] as const).map((at) => {
      const [slug = '', name] = at.split('.')
      const { fields } = world.payload.collections[slug as CollectionSlug].config
      const field = fields.find((each) => 'name' in each && each.name === name)
      return Reflect.get(Object(field?.admin?.components), 'Cell')
    })
    expect(cells).toEqual(Array(2).fill('/src/admin/records/code-cell#CodeCell'))
  })

  test('of a checkout, and of a dispute about it, lists the orders', async () => {
    const { disputes } = world.ids
    const id = String((await world.system.get('disputes', disputes.byBuyer)).checkout)
    const orders = await world.system.all('orders', { where: { checkout: { equals: id } } })
    expect(orders.length).toBeGreaterThan(0)
    for (const [collectionSlug, data] of [
      ['checkouts', { id }],
      ['disputes', { id: disputes.byBuyer, checkout: id }],
    ] as const) {
      const { payload, users } = world
      const given = { collectionSlug, data, payload, user: users.admin, i18n: { language: 'en' } }
      const list = await said(CheckoutOrders(given))
      for (const { id: order, number } of orders)
        expect(list).toContain(`<a href="/admin/collections/orders/${order}">${number}, `)
      const { fields } = payload.collections[collectionSlug].config
      expect(fields.some((field) => 'name' in field && field.name === 'checkoutOrders')).toBe(true)
    }
  })

  test('of the audit log says who it was and what it is about by name', async () => {
    const { orders, staff } = world.ids
    const id = '01900000-0000-7000-8000-000000000003'
    await world.payload.db.pool.query(
      `insert into audit_events (id, action, actor_kind, actor_id, subject, subject_id, details, created_at, updated_at)
        values ($1, 'refund.made', 'staff', $2, 'orders', $3, '{"amount":1250}', now(), now())`,
      [id, staff.admin, orders.byBuyer],
    )
    const facts = await recordOf('audit-events', id)
    expect(facts).toMatchObject({
      'Done as': 'Staff',
      'Done by': expect.stringContaining('>admin'),
      'Name or number': expect.stringContaining('<a href="/admin/collections/orders/'),
    })
    const event = Object.values(facts).join(' ')
    expect(event).toMatch(/href="\/admin\/collections\/staff\/[^"]+">admin/)
    expect(event).toMatch(
      new RegExp(`href="/admin/collections/orders/${orders.byBuyer}">(?!${orders.byBuyer})`),
    )
    expect(event).toContain('Amount: $12.50')
    expect(event).not.toContain('refund.made')
  })
})
