import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAskingSellers } from '@/admin/queues/decisions/get-asking-sellers'
import { listSellerQueue } from '@/admin/queues/decisions/list-queue'
import { readQueues } from '@/admin/dashboard/read-work'
import { database } from '@/server/db/transaction'
import { openDecided, type Decided } from '~/tests/support/decided'

let world: Decided
beforeAll(async () => {
  world = await openDecided()
})
afterAll(() => world.close())

const seen = async (id: string) => {
  const found = (await getAskingSellers([id])).get(id)
  return { because: found?.seenBecause, changed: found?.changed }
}
/** As the seller saves the profile. */
const save = (id: string, data: object) =>
  world.system.change('sellers', id, data, { context: { actor: { kind: 'system' } } })
const addDocument = (id: string, name: string) =>
  world.query(
    "insert into documents (id, kind, owner_id, filename) values (gen_random_uuid(), 'business', $1, $2)",
    [id, name],
  )
const place = async (id: string) => (await listSellerQueue(1)).rows.findIndex((row) => row.id === id)

describe('the queue of sellers', () => {
  test('has those who wait, the longest first, and who was asked for a document last', async () => {
    const [first, second] = [await world.waiting(), await world.waiting()]
    expect(await place(first)).toBeLessThan(await place(second))
    await world.asked('seller', first, 'ask')
    await world.pass()
    expect(await place(first)).toBeGreaterThan(await place(second))
    await world.asked('seller', second, 'approve')
    const { rows } = await listSellerQueue(1)
    expect(rows.find(({ id }) => id === second)).toMatchObject({
      kind: 'seller',
      locale: 'fr',
      decision: { choice: 'approve', seconds: 10 },
    })
    await world.pass()
    expect(await place(second)).toBe(-1)
    expect(await world.query('select 1 from seller_requests where seller_id = $1', [second])).toEqual([])
  })

  test('shows what changed since they asked, since the question, and since the refusal', async () => {
    const id = await world.waiting()
    const { company } = await world.system.get('sellers', id)
    expect(await seen(id)).toEqual({ because: 'asked', changed: [] })
    await save(id, { company: 'Hanok House' })
    const renamed = [{ name: 'company', before: company, now: 'Hanok House' }]
    expect(await seen(id)).toEqual({ because: 'asked', changed: renamed })
    await world.asked('seller', id, 'ask')
    await world.pass()
    expect(await seen(id)).toEqual({ because: 'question', changed: [] })
    await world.asked('seller', id, 'refuse')
    await world.pass()
    await save(id, { contactPhone: '+1 416 555 0100', status: 'pending' })
    expect(await seen(id)).toEqual({
      because: 'refused',
      changed: [{ name: 'contact_phone', before: expect.any(String), now: '+1 416 555 0100' }],
    })
  })

  test('shows contact and address in Hangul, and what of it changed since they asked', async () => {
    const id = await world.waiting()
    expect((await getAskingSellers([id])).get(id)?.profile).toMatchObject({
      contact_person_ko: expect.stringContaining('박'),
      address_ko: '테헤란로 152',
      address2_ko: '7층',
      city_ko: '강남구',
      province_ko: '서울특별시',
    })
    expect(await seen(id)).toEqual({ because: 'asked', changed: [] })
    await save(id, { addressKo: '남동대로 37' })
    expect(await seen(id)).toEqual({
      because: 'asked',
      changed: [{ name: 'address_ko', before: '테헤란로 152', now: '남동대로 37' }],
    })
  })

  test('shows documents, which are new, and who else has the same number', async () => {
    const [id, other] = [await world.waiting(), await world.waiting()]
    await addDocument(id, `${id}-old.pdf`)
    await world.asked('seller', id, 'ask')
    await world.pass()
    await addDocument(id, `${id}-new.pdf`)
    await save(id, { businessRegistration: '124-81-00998' })
    await save(other, { businessRegistration: '1248100998' })
    const found = (await getAskingSellers([id])).get(id)
    expect(found?.documents.map(({ name, isNew }) => [name, isNew])).toEqual([
      [`${id}-old.pdf`, false],
      [`${id}-new.pdf`, true],
    ])
    expect(found?.sameNumber.map((each) => each.id)).toEqual([other])
    expect(found?.numbers[0]).toMatchObject({ value: '124-81-00998', check: 'digitRight' })
    expect(found?.asked).toBe('The images are blurred.')
  })
})

describe('a seller whose member is suspended', () => {
  const suspend = (id: string) =>
    world.query("update users set suspended_at = now(), suspended_reason = 'Fraud.' where id = $1", [id])

  test('is neither in the queue nor counted there, and nothing is decided', async () => {
    const id = await world.waiting()
    const waiting = async () => (await readQueues(await database(), ['sellers'], new Date()))[0]?.waiting ?? 0
    const before = await waiting()
    expect(await place(id)).toBeGreaterThan(-1)
    await suspend(id)
    expect([await place(id), await waiting()]).toEqual([-1, before - 1])
    expect(await world.ask('seller', id, 'approve')).toMatchObject({
      issues: [{ code: 'decision.notWaiting' }],
    })
  })

  test('is not approved by a decision that waited', async () => {
    const id = await world.waiting()
    const decision = await world.asked('seller', id, 'approve')
    await suspend(id)
    await world.pass()
    expect(await world.decision(decision)).toMatchObject({
      outcome: 'failed',
      problem: 'decision.notWaiting',
    })
    expect(await world.system.get('sellers', id)).toMatchObject({ status: 'pending' })
  })
})

test('a seller without a number is not approved, and staff are told before they wait', async () => {
  const id = await world.waiting()
  await world.query("update sellers set business_registration = ' ' where id = $1", [id])
  expect(await world.ask('seller', id, 'approve')).toMatchObject({ issues: [{ code: 'decision.noNumber' }] })
  expect(await world.ask('seller', id, 'ask')).toMatchObject({ ok: true })
})

test('a Korean seller is not approved in Hangul, which staff are told before they wait', async () => {
  const id = await world.waiting()
  await world.query("update sellers set company = '한빛타일' where id = $1", [id])
  expect(await world.ask('seller', id, 'approve')).toMatchObject({ issues: [{ code: 'decision.noLatin' }] })
  await world.query("update sellers set company = 'Hanbit Tile' where id = $1", [id])
  expect(await world.ask('seller', id, 'approve')).toMatchObject({ ok: true })
})

test('a seller is not asked the same again while the question waits for an answer', async () => {
  const id = await world.waiting()
  await world.asked('seller', id, 'ask')
  await world.pass()
  const asked = () => world.query('select 1 from notifications where user_id = $1', [id])
  expect(await asked()).toHaveLength(1)
  for (const reason of ['The images are blurred.', '  The images are blurred. '])
    expect(await world.ask('seller', id, 'ask', { reason })).toMatchObject({
      issues: [{ code: 'decision.alreadyAsked' }],
    })
  expect(await world.query('select 1 from decisions where subject_id = $1', [id])).toHaveLength(1)
  await world.asked('seller', id, 'ask', { reason: 'The second page is missing.' })
  await world.pass()
  expect(await asked()).toHaveLength(2)
  await world.query('update sellers set document_asked = null where id = $1', [id])
  expect(await world.ask('seller', id, 'ask', { reason: 'The second page is missing.' })).toMatchObject({
    ok: true,
  })
})
