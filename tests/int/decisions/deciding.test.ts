import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffActor } from '@/domain/people/actor'
import { decideMany } from '@/admin/queues/decisions/decide'
import { undo } from '@/admin/queues/decisions/undo'
import { openDecided, type Decided } from '~/tests/support/decided'
import { adminCommand } from '~/tests/support/http/admin-command'
import { openBrowser } from '~/tests/support/http/browser'
import { hire } from '~/tests/support/staff'

let world: Decided
beforeAll(async () => {
  world = await openDecided()
})
afterAll(() => world.close())

async function colleague(): Promise<StaffActor & { email: string }> {
  const { id, email } = await hire(world, 'admin')
  return { kind: 'staff', id, role: 'admin', email }
}
const codes = (done: { ok: boolean; issues?: { code: string }[] }) => done.issues?.map(({ code }) => code)

describe('of two admins', () => {
  test('who decide at once, one decision is kept, and the other is told who and what', async () => {
    const [id, other] = [await world.pending(), await colleague()]
    const answers = await Promise.all([
      world.ask('product', id, 'refuse', { by: other }),
      world.ask('product', id, 'refuse', { by: other }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await world.ask('product', id, 'approve')).toMatchObject({
      issues: [
        { code: 'decision.taken', params: { who: expect.stringMatching(/^colleague-/), choice: 'refuse' } },
      ],
    })
    await world.pass()
    expect(await world.stored('products', id)).toMatchObject({ status: 'rejected' })
    expect(await world.events('product', id)).toEqual(['product.declined'])
  })

  test('the second is told also after the first decision was carried out', async () => {
    const [id, other] = [await world.pending(), await colleague()]
    const version = await world.versionOf('product', id)
    await world.asked('product', id, 'refuse', { by: other })
    await world.pass()
    expect(await world.ask('product', id, 'approve', { version })).toMatchObject({
      issues: [
        {
          code: 'decision.already',
          params: { who: expect.stringMatching(/^colleague-/), status: 'rejected' },
        },
      ],
    })
  })
})

describe('undone', () => {
  test('in time, nothing ever happened, and it may be decided anew', async () => {
    const id = await world.pending()
    const decision = await world.asked('product', id, 'approve')
    expect(await undo(await colleague(), decision)).toMatchObject({ ok: true })
    await world.pass()
    expect(await world.stored('products', id)).toMatchObject({ status: 'pending' })
    expect([await world.notified(id), await world.events('product', id)]).toEqual([[], ['decision.undone']])
    expect(codes(await undo(world.admin, decision))).toEqual(['decision.ended'])
    expect(await world.ask('product', id, 'refuse')).toMatchObject({ ok: true })
  })

  test('too late, it is told so', async () => {
    const id = await world.pending()
    const decision = await world.asked('product', id, 'approve')
    await world.pass()
    expect(codes(await undo(world.admin, decision))).toEqual(['decision.tooLate'])
    expect(await world.stored('products', id)).toMatchObject({ status: 'approved' })
    expect(codes(await undo(world.admin, id))).toEqual(['decision.ended'])
  })

  test('while the worker is away, also later than ten seconds', async () => {
    const id = await world.pending()
    const decision = await world.asked('product', id, 'approve')
    await world.query("update decisions set due_at = now() - interval '1 hour' where id = $1", [decision])
    expect(await undo(world.admin, decision)).toMatchObject({ ok: true })
  })
})

describe('refused is', () => {
  const refused = async (...given: Parameters<Decided['ask']>) => codes(await world.ask(...given))

  test('a reason that is blank or has 1,001 characters, where there must be one', async () => {
    const id = await world.pending()
    for (const reason of ['', ' \n\u200b'])
      expect(await refused('product', id, 'refuse', { reason })).toEqual(['status.reason'])
    expect(await refused('product', id, 'refuse', { reason: '가'.repeat(1_001) })).toEqual([
      'decision.tooLong',
    ])
    expect(await world.ask('product', id, 'refuse', { reason: '가'.repeat(1_000) })).toMatchObject({
      ok: true,
    })
    await world.pass()
    expect(await world.stored('products', id)).toMatchObject({ statusReason: '가'.repeat(1_000) })
  })

  test('an id of another kind, and what does not wait', async () => {
    const [id, approved, change] = [await world.pending(), await world.product(), await world.product()]
    expect(await refused('product-change', id, 'approve')).toEqual(['decision.gone'])
    expect(await refused('seller', id, 'approve')).toEqual(['decision.gone'])
    expect(await refused('product', world.ids.users.pendingSeller, 'approve')).toEqual(['decision.gone'])
    expect(await refused('product', approved, 'approve')).toEqual(['decision.notWaiting'])
    expect(await refused('seller', world.ids.users.seller, 'refuse')).toEqual(['decision.notWaiting'])
    const asked = await world.change(change, { weight: 7 })
    expect(await refused('product-change', asked, 'approve', { version: 'older' })).toEqual([
      'decision.changedSince',
    ])
    expect(await world.query('select 1 from decisions where subject_id = $1', [id])).toEqual([])
  })
})

describe('many at once', () => {
  const kind = 'product' as const
  const rowsOf = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => ({ kind, id, version: await world.versionOf('product', id) })))

  test('are a transaction each, and each has its result', async () => {
    const ids = [await world.pending(), await world.product(), await world.pending()]
    const rows = await rowsOf(ids)
    const done = await decideMany(world.admin, { choice: 'approve', reason: '', rows })
    expect(done).toMatchObject({ ok: true, value: { rows: [{ ok: true }, { ok: false }, { ok: true }] } })
    await world.pass()
    for (const id of [ids[0] ?? '', ids[2] ?? '']) {
      expect(await world.stored('products', id)).toMatchObject({ status: 'approved' })
      expect(await world.events('product', id)).toEqual(['product.approved'])
    }
  })

  test('are fifty at most', async () => {
    const [row] = await rowsOf([await world.pending()])
    const rows = Array.from({ length: 51 }, () => row ?? { kind, id: '', version: '' })
    const done = await decideMany(world.admin, { choice: 'approve', reason: '', rows })
    expect(codes(done)).toEqual(['decision.tooMany'])
    expect(await world.query('select 1 from decisions where subject_id = $1', [row?.id])).toEqual([])
  })
})

describe('the commands', () => {
  const send = (command: string, body: object) =>
    openBrowser(world.tokens.admin).within(async () => {
      const headers = { 'content-type': 'application/json', 'accept-language': 'fr' }
      const init = { method: 'POST', body: JSON.stringify(body), headers }
      const answer = await adminCommand(command)(new Request('http://shop/', init))
      return { status: answer.status, body: (await answer.json()) as Record<string, never> }
    })

  test('decide, decide on many and undo, and word what is refused', async () => {
    const id = await world.pending()
    const row = { kind: 'product', id, version: await world.versionOf('product', id) }
    const what = { choice: 'approve' }
    const first = await send('decide', { ...what, ...row })
    expect(first).toMatchObject({ status: 200, body: { decision: expect.any(String) } })
    const again = await send('decide-many', { ...what, rows: [row] })
    expect(again).toMatchObject({
      status: 200,
      body: { rows: [{ id, ok: false, issues: [{ message: expect.stringMatching(/approv/) }] }] },
    })
    const { decision } = first.body
    expect(await send('undo', { decisions: [decision] })).toMatchObject({
      status: 200,
      body: { rows: [{ id: decision, ok: true }] },
    })
    const tooMany = { ...what, rows: Array.from({ length: 51 }, () => row) }
    expect(await send('decide-many', tooMany)).toMatchObject({
      status: 422,
      body: { issues: [{ message: expect.stringContaining('50') }] },
    })
  })
})
