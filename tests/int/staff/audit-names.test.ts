import { beforeAll, describe, expect, test } from 'vitest'
import { eventWords } from '@/admin/records/audit/events/event-words'
import { listAuditEvents } from '@/admin/records/audit/events/list-audit-events'
import { nameDetails } from '@/admin/records/audit/events/name-details'
import { recordAudit } from '@/server/records/audit'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

describe('an audit event', () => {
  test('names what stands in its details as an id or a code', async () => {
    const { orders, sellers, threads } = world.ids
    const stored = JSON.stringify({ order: orders.byBuyer, seller: sellers.seller, thread: threads.buyers })
    const names = await nameDetails([{ details: stored }, { details: null }, { details: 'in words' }])
    const order = await world.system.get('orders', orders.byBuyer)
    const seller = await world.system.get('sellers', sellers.seller)
    const { details } = await eventWords('en')
    expect(details(stored, 'refunds', { names })).toMatch(
      new RegExp(
        `^Order: ${order.number}; Seller: ${seller.company}; Conversation: \\S+@\\S+ – ${seller.company}$`,
      ),
    )
    expect(details('{"carrier":"cj"}', 'orders')).toBe('Carrier: CJ Logistics')
    expect(details('{"kind":"gst","to":"verified","reason":null}', 'verifications')).toBe(
      'Kind: GST/HST number; To: Verified',
    )
    expect(details('{"from":"sent"}', 'payouts')).not.toContain('sent')
    expect(details('{"status":"needs_response"}', 'checkouts')).toBe('Status: Needs a response')
    expect(details('{"outcome":"upheld","reports":2,"closed":true}', 'products')).toBe(
      'Decision: Upheld; Reports closed: 2; Conversation closed: Yes',
    )
    expect(details('{"refund":"01900000-0000-7000-8000-000000000001","amount":1250}', 'orders')).toBe(
      'Amount: $12.50',
    )
    expect(details('{"refund":"re_1","id":"du_1"}', 'checkouts')).toMatch(
      /^Refund: re_1; [A-Z][a-z ]+: du_1$/,
    )
    expect(
      details('{"reason":"duplicate","status":"lost","what":"charge.dispute.closed"}', 'checkouts'),
    ).toBe('Reason: Charged twice; Status: Lost')
    expect(details('{"province":"BC"}', 'users')).toMatch(/: British Columbia$/)
    expect(
      details('{"choice":"approve","decision":"01900000-0000-7000-8000-000000000001"}', 'products'),
    ).not.toMatch(/01900000/)
  })

  test('of an email about an order says whom it went to and names the order', async () => {
    const id = '01900000-0000-7000-8000-000000000001'
    const names = new Map([[id, 'buyer@maru.test']])
    const stored = JSON.stringify({ email: id, template: 'orderShipped' })
    const { details } = await eventWords('fr')
    expect(details(stored, 'orders', { names, subject: 'M-7' }).replaceAll('\u00a0', ' ')).toBe(
      'Destinataire : buyer@maru.test; Courriel : Commande M-7 en route',
    )
  })

  test('says the day of new terms, and moments in Toronto’s time', async () => {
    const [en, fr] = await Promise.all((['en', 'fr'] as const).map(eventWords))
    const edit = 'validFrom: – → "2027-01-15T12:00:00.000Z"'
    expect(en?.changes(edit, 'pages')).toBe('Valid from: – → Jan 15, 2027')
    expect(fr?.changes(edit, 'pages')).toBe('En vigueur à partir du\u00a0: – → 15\u00a0janv. 2027')
    expect(en?.details('{"validFrom":"2027-01-15"}', 'terms-versions')).toBe('Valid from: Jan 15, 2027')
    expect(en?.changes('shippedAt: – → "2027-01-15T17:30:00.000Z"', 'orders')).toContain(
      'Jan 15, 2027, 12:30',
    )
  })

  test('names the page that it is about in the reader’s language, else in English', async () => {
    const { rows } = await world.payload.db.drizzle.execute<{ id: string; title: string }>(
      `select _parent_id as id, title from pages_locales where _locale = 'en' and title <> '' limit 1`,
    )
    const [page] = rows
    await world.payload.db.drizzle.execute(
      `insert into pages_locales (title, _locale, _parent_id) values ('Une page à nommer', 'fr', '${String(page?.id)}')
        on conflict (_locale, _parent_id) do update set title = excluded.title`,
    )
    await world.payload.db.drizzle.transaction((tx) =>
      recordAudit(tx, {
        action: 'page.published',
        actor: { kind: 'system' },
        subject: 'pages',
        subjectId: page?.id,
      }),
    )
    const nameIn = async (locale: 'fr' | 'ko') =>
      (await listAuditEvents({ filter: {}, limit: 500, locale })).find(
        ({ subjectId }) => subjectId === page?.id,
      )?.subjectName
    expect([await nameIn('fr'), await nameIn('ko')]).toEqual(['Une page à nommer', page?.title])
  })

  test('of an edit names its fields, languages and choices in the reader’s words', async () => {
    const words = await Promise.all((['en', 'fr', 'ko'] as const).map(eventWords))
    const stored = '{"fields":["name.en","position"]}'
    expect(words.map(({ details }) => details(stored, 'categories'))).toEqual([
      'Fields: Category name (English), Position',
      'Champs\u00a0: Nom de la catégorie (English), Position',
      '항목: 카테고리 이름 (English), 순서',
    ])
    const [en, fr] = words
    const edit = [
      'name: – → "Kim → Lee"',
      'role: "admin" → "editor"',
      'email: private',
      'password: private',
      'unknown.part: 1 → 2',
      '…',
    ].join('\n')
    expect(en?.changes(edit, 'staff').split('\n')).toEqual([
      'Name: – → "Kim → Lee"',
      'Role: Admin → Editor',
      'Email address: private',
      'Password: private',
      'unknown.part: 1 → 2',
      '…',
    ])
    expect(fr?.changes('amount: 1250 → –\nisRecommended: false → true', 'payouts')).toBe(
      'Montant\u00a0: 12,50\u00a0$ → –\nisRecommended\u00a0: Non → Oui',
    )
    expect(en?.changes('moqPrices: [{"minQty":1}] → –', 'products')).toBe(
      'Price tiers: Minimum quantity 1 → –',
    )
  })

  test('names whatever it is about, if that has a name', async () => {
    const { comments, inquiries, refunds, verifications, orders } = world.ids
    const checkout = String((await world.system.get('orders', orders.byBuyer)).checkout)
    const { number } = await world.system.get('checkouts', checkout)
    const about = {
      comments: comments.shown,
      'product-changes': world.ids['product-changes'].asked,
      categories: world.ids.categories.sub,
      pages: world.ids.pages.published,
      disputes: world.ids.disputes.byBuyer,
      threads: world.ids.threads.support,
      refunds: refunds.byBuyer,
      checkouts: checkout,
      verifications: verifications.buyers,
      inquiries: inquiries.partner,
    }
    const actor = { kind: 'staff', id: world.ids.staff.admin } as const
    const made = new Map<string, string>()
    for (const [subject, subjectId] of Object.entries(about)) {
      const id = crypto.randomUUID()
      made.set(id, subject)
      await recordAudit(world.payload.db.drizzle, { id, action: 'order.opened', actor, subject, subjectId })
    }
    const rows = await listAuditEvents({ filter: {}, limit: 500 })
    const named = rows.find(({ subject, id }) => subject === 'checkouts' && made.has(id))
    expect(named?.subjectName).toMatch(new RegExp(`^${number} · M-`))
    const unnamed = rows.filter(({ id, subjectName }) => made.has(id) && !subjectName)
    expect(unnamed.map(({ id }) => made.get(id))).toEqual([])
  })
})
