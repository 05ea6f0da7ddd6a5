import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { savePicks } from '@/admin/pages/picks/save-picks'
import { auditNews } from '~/tests/support/audit'
import { aPaper, aPicture } from '~/tests/support/factories/catalogue'
import { openHttp } from '~/tests/support/http/http'
import { formOf, restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'
import type { StaffRole } from '~/tests/support/roles'

let world: World
let send: RestClient
let news: ReturnType<typeof auditNews>
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  world = await openWorld()
  news = auditNews(world)
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const as = (role: StaffRole) => ({ overrideAccess: false as const, user: world.users[role], depth: 0 })

describe('a global', () => {
  test('is recorded with its values by language, private ones by name alone', async () => {
    await news()
    const sent = {
      tagline: 'Des sols',
      paymentMinutes: 61,
      phone: '',
    }
    const answer = await send('admin', 'globals/settings?locale=fr&fallback-locale=null', {
      method: 'POST',
      json: sent,
    })
    expect(answer.status).toBe(200)
    const [event, ...more] = await news()
    expect(more).toEqual([])
    expect(event).toMatchObject({
      action: 'settings.updated',
      actorId: world.ids.staff.admin,
      subject: 'settings',
      subjectId: null,
    })
    expect(event?.changes.split('\n').toSorted()).toEqual([
      'paymentMinutes: private',
      'tagline.fr: – → "Des sols"',
    ])
    await send('admin', 'globals/settings?locale=fr&fallback-locale=null', { method: 'POST', json: sent })
    expect(await news()).toEqual([])
  })

  test('of the picks has ids, whoever of the staff orders them', async () => {
    const { live, second } = world.ids.products
    const editor = { kind: 'staff', id: world.ids.staff.editor, role: 'editor' } as const
    expect(await savePicks(editor, { ids: [second, live], seen: [live] })).toMatchObject({ ok: true })
    expect(await news()).toMatchObject([
      {
        action: 'recommended-products.updated',
        actorId: world.ids.staff.editor,
        fields: ['productIds'],
        changes: `productIds: ["${live}"] → ["${second}","${live}"]`,
      },
    ])
    expect(await savePicks(editor, { ids: [second, live], seen: [second, live] })).toMatchObject({ ok: true })
    expect(await news()).toEqual([])
  })

  test('is not recorded when the server changes it', async () => {
    await world.system.changeGlobal('settings', { tagline: 'Quietly' })
    expect(await news()).toEqual([])
  })
})

describe('an edit', () => {
  test('of a decision has the values before and after, and leaves out what the server alone sets', async () => {
    const { pending } = world.ids.products
    await news()
    const json = { status: 'approved' }
    expect(
      (await send('admin', `products/${pending}?select[id]=true`, { method: 'PATCH', json })).status,
    ).toBe(200)
    expect(await news()).toMatchObject([
      {
        action: 'product.approved',
        subjectId: pending,
        changes: [
          'status: "pending" → "approved"',
          'statusReason: "It is pending." → –',
          'changesAsked: "Say the grade of the steel." → –',
        ].join('\n'),
      },
    ])
  })

  test('in one language names it, and one in all of them at once, which stores nothing, is none', async () => {
    const { live } = world.ids.products
    const name = { fr: 'Mitigeur' }
    const path = `products/${live}?fallback-locale=null`
    expect(
      (await send('editor', `${path}&locale=fr`, { method: 'PATCH', json: { name: name.fr } })).status,
    ).toBe(200)
    expect(await news()).toMatchObject([{ fields: ['name.fr'], changes: 'name.fr: – → "Mitigeur"' }])
    await send('editor', `${path}&locale=all`, { method: 'PATCH', json: { name } })
    expect(await news()).toEqual([])
  })

  test('of prices has them in cents, whole', async () => {
    const { live } = world.ids.products
    const json = { moqPrices: [{ minQty: 3, maxQty: 999999, unitPrice: 1650 }] }
    expect((await send('admin', `products/${live}`, { method: 'PATCH', json })).status).toBe(200)
    const [event] = await news()
    expect(event?.changes).toBe(
      'moqPrices: [{"maxQty":9,"minQty":1,"unitPrice":2000},{"maxQty":999999,"minQty":10,"unitPrice":1800}] → [{"maxQty":999999,"minQty":3,"unitPrice":1650}]',
    )
  })

  test.each([
    ['media', aPicture, { alt: 'A tile' }, /filename: – → ".+\.(webp|png)"/],
    ['documents', aPaper, { kind: 'business' }, /filename: private/],
  ] as const)(
    'that uploads to %s names its fields and the file, if it is public',
    async (slug, file, data, line) => {
      const owned = { ...data, owner: world.ids.users.buyer }
      const answer = await send('admin', slug, { method: 'POST', form: formOf(owned, file()) })
      expect(answer.status).toBe(201)
      const [event, ...more] = await news()
      expect(more).toEqual([])
      expect(event?.action).toBe(`${slug}.created`)
      expect(event?.changes).toMatch(line)
      expect(event?.fields.toSorted()).toEqual(
        [...Object.keys(owned), 'filename'].map((name) => (name === 'alt' ? 'alt.en' : name)).toSorted(),
      )
    },
  )

  test('is undone with its transaction, and fails with its event', async () => {
    const { live } = world.ids.products
    const { payload } = world
    const transactionID = (await payload.db.beginTransaction()) ?? ''
    await payload.update({
      collection: 'products',
      id: live,
      data: { material: 'Brass' },
      req: { transactionID },
      ...as('editor'),
    })
    await payload.db.rollbackTransaction(transactionID)
    expect(await news()).toEqual([])
    await payload.db.pool.query('alter table audit_events rename to audit_events_away')
    const refused = await send('editor', `products/${live}`, { method: 'PATCH', json: { material: 'Brass' } })
    await payload.db.pool.query('alter table audit_events_away rename to audit_events')
    expect(refused.status).toBe(500)
    expect(await world.system.get('products', live)).toMatchObject({ material: 'Stainless steel' })
  })

  test('costs one statement more', async () => {
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    const cost = async (overrideAccess: boolean, color: string) => {
      statements.mockClear()
      const { live } = world.ids.products
      await world.payload.update({
        ...as('admin'),
        collection: 'products',
        id: live,
        data: { color },
        overrideAccess,
      })
      return statements.mock.calls.length
    }
    const plain = await cost(true, 'Sand')
    expect(plain).toBeGreaterThan(4)
    expect(await cost(false, 'Moss')).toBe(plain + 1)
    statements.mockRestore()
    await news()
  })

  test('by two at once is recorded for each, with what each found', async () => {
    const { second } = world.ids.products
    const colors = ['Sand', 'Moss']
    await Promise.all(
      colors.map((color) => send('editor', `products/${second}`, { method: 'PATCH', json: { color } })),
    )
    const [first, next] = await news()
    const value = /→ "(\w+)"/.exec(first?.changes ?? '')?.[1]
    expect(first?.changes).toMatch(/^color\.en: "Graphite" → "(Sand|Moss)"$/)
    expect(next?.changes).toMatch(new RegExp(`^color\\.en: "${value}" → "(Sand|Moss)"$`))
  })
})
