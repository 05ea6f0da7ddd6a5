import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditNews } from '~/tests/support/audit'
import { unique } from '~/tests/support/factories/unique'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'

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

describe('what is private', () => {
  const CANARIES = {
    gstNumber: '987654321RT0009',
    businessRegistration: '124-81-00998',
    contactPhone: '+82 2 555 7731',
    payout: { currency: 'EUR' },
  }

  test('of a seller is named and not shown, beside what is open', async () => {
    const { seller } = world.ids.sellers
    await news()
    const holiday = { holidayFrom: '2026-07-20T12:00:00.000Z', holidayTo: '2026-07-24T12:00:00.000Z' }
    const json = { ...CANARIES, contactPerson: 'Kim Open', ...holiday }
    expect((await send('admin', `sellers/${seller}?depth=2`, { method: 'PATCH', json })).status).toBe(200)
    const [event, ...more] = await news()
    expect(more).toEqual([])
    expect(event?.changes.split('\n').toSorted()).toEqual([
      'businessRegistration: private',
      'contactPerson: private',
      'contactPhone: private',
      'gstNumber: private',
      'holidayFrom: – → "2026-07-20T12:00:00.000Z"',
      'holidayTo: – → "2026-07-24T12:00:00.000Z"',
      'payout.currency: private',
    ])
    expect(JSON.stringify(event)).not.toMatch(/Kim Open|EUR|7731|987654321|00998|••••/)
  })

  test('is a password: it is named, where its owner changes it', async () => {
    const password = `canary ${unique('pass')} and more`
    const { editor: id } = world.ids.staff
    await news()
    const answer = await send('editor', `staff/${id}`, {
      method: 'PATCH',
      json: { password, name: 'New name' },
    })
    expect(answer.status).toBe(200)
    const [event, ...more] = await news()
    expect(more).toEqual([])
    expect(event).toMatchObject({ action: 'staff.updated', subjectId: id, fields: ['name', 'password'] })
    expect(event?.changes).toMatch(/\npassword: private$/)
    expect(JSON.stringify(event)).not.toMatch(/canary|hash|salt/)
  })

  test('is a note about an order', async () => {
    const json = { staffNote: 'Canary note' }
    const { byBuyer } = world.ids.orders
    expect((await send('admin', `orders/${byBuyer}`, { method: 'PATCH', json })).status).toBe(200)
    expect(await news()).toMatchObject([{ action: 'orders.updated', changes: 'staffNote: private' }])
  })

  test('is everything of a deleted row that only admins read', async () => {
    const { partner } = world.ids.inquiries
    expect((await send('admin', `inquiries/${partner}`, { method: 'DELETE' })).status).toBe(200)
    expect(await news()).toMatchObject([
      { action: 'inquiries.deleted', subjectId: partner, fields: [], changes: '' },
    ])
  })
})

describe('the log', () => {
  test('is read by admins, written by nobody, and not there for editors', async () => {
    const { docs } = (await (await send('admin', 'audit-events?limit=1')).json()) as {
      docs: { id: string }[]
    }
    const id = docs[0]?.id ?? ''
    expect(
      (await send('admin', `audit-events/${id}`, { method: 'PATCH', json: { changes: 'x' } })).status,
    ).toBe(403)
    expect((await send('admin', `audit-events/${id}`, { method: 'DELETE' })).status).toBe(403)
    expect((await send('admin', 'audit-events', { method: 'POST', json: { action: 'x' } })).status).toBe(403)
    for (const path of ['audit-events', `audit-events/${id}`])
      expect([403, 404]).toContain((await send('editor', path)).status)
  })
})
