import { beforeAll, describe, expect, test } from 'vitest'
import { GET } from '@/app/api/admin-exports/audit/route'
import { eventQuery, readEventFilter, readEventPlace } from '@/domain/staff/audit/event-filter'
import type { AuditEvent } from '@/domain/staff/audit/event'
import { LOCALES } from '@/domain/locale'
import { eventWords } from '@/admin/records/audit/events/event-words'
import { listAuditEvents } from '@/admin/records/audit/events/list-audit-events'
import { recordAudit } from '@/server/records/audit'
import { extendAuditChain } from '@/server/records/audit-chain'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
const ids: Record<string, string> = {}

beforeAll(async () => {
  world = await openWorld()
  const admin = { kind: 'staff', id: world.ids.staff.admin } as const
  const buyer = { kind: 'buyer', id: world.ids.users.buyer } as const
  const order = world.ids.orders.byBuyer
  const events: Record<string, AuditEvent> = {
    refund: {
      action: 'refund.made',
      actor: admin,
      subject: 'orders',
      subjectId: order,
      details: { amount: 1250, reason: '=HYPERLINK("x")' },
    },
    edit: {
      action: 'products.updated',
      actor: admin,
      subject: 'products',
      subjectId: world.ids.products.live,
      changes: 'name.en: "Tap" → "Faucet 100%_"',
    },
    settings: {
      action: 'settings.updated',
      actor: admin,
      subject: 'settings',
      changes: 'siteName: "Maru" → "Maru"',
    },
    left: { action: 'account.deleted', actor: buyer, subject: 'users', subjectId: world.ids.users.buyer },
    strange: {
      action: 'staff.sign_in_failed',
      actor: { kind: 'visitor' },
      subject: 'staff',
      subjectId: 'nobody',
      details: '{no json',
    },
  }
  for (const [name, event] of Object.entries(events)) {
    const id = (ids[name] = crypto.randomUUID())
    await recordAudit(world.payload.db.drizzle, { id, ...event })
  }
  await extendAuditChain(world.payload.db.drizzle)
})

const found = async (query: Record<string, string>) => {
  const rows = await listAuditEvents({ filter: readEventFilter(query), limit: 500 })
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
  return rows.flatMap(({ id }) => names.get(id) ?? []).toSorted()
}
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())

describe('the list of audit events', () => {
  test('finds by who, what, about what, days and words', async () => {
    const admin = await world.system.get('staff', world.ids.staff.admin)
    const order = await world.system.get('orders', world.ids.orders.byBuyer)
    const buyer = await world.system.get('users', world.ids.users.buyer)
    const asked: [Record<string, string>, string[]][] = [
      [{}, ['edit', 'left', 'refund', 'settings', 'strange']],
      [{ kind: 'buyer' }, ['left']],
      [
        { kind: 'nobody', what: 'x', from: 'yesterday', to: '2026-13-40' },
        ['edit', 'left', 'refund', 'settings', 'strange'],
      ],
      [{ who: String(admin.email).toUpperCase() }, ['edit', 'refund', 'settings']],
      [{ who: world.ids.users.buyer }, ['left']],
      [{ who: "nobody' or true --" }, []],
      [{ what: 'refund.made' }, ['refund']],
      [{ what: 'edits:products' }, ['edit']],
      [{ what: 'edits:settings' }, ['settings']],
      [{ about: String(order.number) }, ['refund']],
      [{ about: String(buyer.email) }, ['left']],
      [{ about: world.ids.products.live }, ['edit']],
      [{ words: 'faucet 100%_' }, ['edit']],
      [{ words: '%', what: 'refund.made' }, []],
      [{ from: today, to: today, kind: 'buyer' }, ['left']],
      [{ to: '2020-01-01' }, []],
      [{ from: '2199-01-01' }, []],
    ]
    for (const [query, names] of asked) expect([query, await found(query)]).toEqual([query, names])
  })

  test('goes on after its last event, without a gap or a repetition', async () => {
    const all = await listAuditEvents({ filter: {}, limit: 500 })
    const seen: string[] = []
    for (let after = undefined as ReturnType<typeof readEventPlace>; ;) {
      const rows = await listAuditEvents({ filter: {}, after, limit: 2 })
      seen.push(...rows.map(({ id }) => id))
      const last = rows.at(-1)
      if (!last) break
      after = readEventPlace(new URLSearchParams(eventQuery({}, last)).get('after') ?? '')
    }
    expect(seen).toEqual(all.map(({ id }) => id))
  })

  test('names who it was and what it is about, with the link of the chain', async () => {
    const rows = await listAuditEvents({ filter: readEventFilter({ what: 'refund.made' }), limit: 500 })
    const order = await world.system.get('orders', world.ids.orders.byBuyer)
    const { name } = await world.system.get('staff', world.ids.staff.admin)
    expect(rows.find(({ id }) => id === ids.refund)).toMatchObject({
      actorKind: 'staff',
      actorName: name,
      subjectName: order.number,
      number: expect.any(Number),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('words what is known of a sign-in in the reader’s language', async () => {
    const { details } = await eventWords('fr')
    expect(details('without a code, from 10.0.0.7', null)).toBe('sans code, depuis 10.0.0.7')
    expect(details('with a code, from 10.0.0.7', null)).toBe('avec un code, depuis 10.0.0.7')
    expect(details('on the machine', null)).toBe('on the machine')
  })

  test('says changed settings, commissions and emails in words, before and after', async () => {
    const { details } = await eventWords('fr')
    const settings = {
      commissionPpm: { before: 80_000, after: 95_000 },
      payoutMinimum: { before: 5000, after: 7500 },
      shippingKind: { before: 'quoted', after: 'flat' },
      shippingFreeOver: { before: null, after: 10_000 },
    }
    const said = details(JSON.stringify(settings), 'settings').replaceAll('\u00a0', ' ')
    expect(said).toMatch(/^Commission ?: 8 % → 9,5 %; .+: 50,00 \$ → 75,00 \$; .+ → .+; .+: – → 100,00 \$$/)
    expect(said).not.toMatch(/commissionPpm|payoutMinimum|shipping|quoted|flat|before/)
    expect(details('{"template":"orderShipped"}', 'emails')).not.toContain('orderShipped')
  })

  test.each(LOCALES)('says each action in words: %s', async (locale) => {
    const words = await eventWords(locale)
    expect(words.action('refund.made')).not.toContain('.')
    expect(words.action('products.updated')).toContain(words.subject('products'))
    expect(words.action('settings.updated')).toContain(words.subject('settings'))
    expect(words.action('unheard.of')).toBe('unheard.of')
    expect(words.details('{no json', null)).toBe('{no json')
    const colon = locale === 'fr' ? '\u00a0: ' : ': '
    expect(words.details('{"amount":1250,"reason":"x","other":[1]}', null)).toMatch(
      new RegExp(`12[.,]50.*${colon}x; other${colon}\\[1\\]$`),
    )
    const sent = words.details('{"fields":["statusReason"],"choice":"approve"}', 'sellers')
    expect(sent).not.toMatch(/fields|choice|statusReason|approve/)
    expect(words.details('without a code, from 10.0.0.7', null)).toMatch(/10\.0\.0\.7$/)
    const slugs = words.subjects().map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(['products', 'settings', 'recommended-products']))
    expect(slugs).not.toContain('account-tokens')
  })
})

describe('the file of audit events', () => {
  const ask = (token: string | undefined, query = '', headers: object = {}) =>
    openBrowser(token).within(async () => {
      const sent = { headers: { 'sec-fetch-site': 'same-origin', ...headers } }
      const answer = await GET(new Request(`http://shop/api/admin-exports/audit${query}`, sent))
      return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() }
    })

  test('is for admins, on our own pages', async () => {
    const { editor, buyer, seller, pendingSeller, admin } = world.tokens
    for (const token of [undefined, editor, buyer, seller, pendingSeller])
      expect((await ask(token)).status).toBe(404)
    expect((await ask(admin, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
    expect((await ask(admin, '?words=%00')).status).toBe(422)
  })

  test('has what the filter finds, with nothing that a spreadsheet would run', async () => {
    const { status, type, body } = await ask(world.tokens.admin, '?what=refund.made&kind=staff')
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = body.trim().split('\r\n')
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.every((line, at) => at === 0 || line.includes('"refund.made"'))).toBe(true)
    await recordAudit(world.payload.db.drizzle, {
      action: 'refund.heard',
      actor: { kind: 'system' },
      details: '=1+1',
    })
    expect((await ask(world.tokens.admin, '?what=refund.heard')).body).toContain(`"'=1+1"`)
  })
})
