import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeOwnProduct } from '@/features/selling/listing/commands/change-own-product'
import { moveProduct } from '@/features/selling/listing/commands/status-actions'
import { moveTo } from '@/features/selling/listing/commands/steps'
import type { MemberUser } from '@/server/auth/session/session'
import { openBrowser } from '~/tests/support/http/browser'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'
import { memberState } from '~/tests/support/member-state'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

const move = (product: string, status: string, role: keyof Decisions['tokens'] = 'seller', locale = 'en') =>
  openBrowser(world.tokens[role]).submit(moveProduct, { product, status, locale })
const FAILED = 'Failed to update product status'

describe('a seller', () => {
  test('takes an active product down', async () => {
    const id = await world.product()
    expect(await move(id, 'rejected')).toEqual({
      ok: true,
      message: 'The status is now Inactive.',
      status: 'rejected',
    })
    expect(await world.stored('products', id)).toMatchObject({ status: 'rejected', isLive: false })
    expect(await world.notified(id)).toEqual([])
  })

  test('has it active again at once where nothing reviewed changed, with the time of the approval', async () => {
    const id = await world.product()
    await move(id, 'rejected')
    expect(await move(id, 'pending', 'seller', 'fr')).toMatchObject({ ok: true, status: 'approved' })
    const { approvedAt, ...row } = await world.stored('products', id)
    expect(row).toMatchObject({ status: 'approved', isLive: true, statusReason: null })
    expect(Date.now() - Date.parse(String(approvedAt))).toBeLessThan(60_000)
  })

  test('waits for staff where something reviewed changed, and the reason of the refusal goes', async () => {
    const id = await world.product({ status: 'pending' })
    await world.patch('admin', `products/${id}`, { status: 'rejected', statusReason: 'Blurred images.' })
    expect(await world.stored('products', id)).toMatchObject({ statusReason: 'Blurred images.' })
    expect(await move(id, 'pending')).toMatchObject({ ok: true, status: 'pending' })
    expect(await world.stored('products', id)).toMatchObject({ status: 'pending', statusReason: null })
  })

  test('sends the same form again, from two windows or after a lost answer, and nothing more happens', async () => {
    const id = await world.product()
    await move(id, 'rejected')
    expect(await move(id, 'rejected')).toMatchObject({ ok: true, status: 'rejected' })
    const [one, other] = await Promise.all([move(id, 'pending'), move(id, 'pending')])
    expect([one, other]).toMatchObject([
      { ok: true, status: 'approved' },
      { ok: true, status: 'approved' },
    ])
  })

  test.each([
    ['pending', 'rejected', 'You aren’t allowed', 'pending'],
    ['pending', 'approved', 'You aren’t allowed', 'pending'],
    ['rejected', 'approved', 'You aren’t allowed', 'rejected'],
    ['approved', 'abc', 'This status doesn’t exist', 'approved'],
    ['approved', '', 'This status doesn’t exist', 'approved'],
    ['approved', 'constructor', 'This status doesn’t exist', 'approved'],
    ['approved', 'rejected\0x', 'This status doesn’t exist', 'approved'],
  ])('is refused from %s to "%s", and reads what it is now', async (from, to, sentence, now) => {
    const id = await world.product({ status: from })
    const answer = await move(id, to)
    expect(answer).toMatchObject({ ok: false, status: now })
    expect(answer.message).toMatch(new RegExp(`^${FAILED}\n${sentence}`))
    expect(await world.stored('products', id)).toMatchObject({ status: from })
  })

  test('moves no archived product', async () => {
    const id = await world.product()
    await world.system.change('products', id, { archivedAt: new Date().toISOString() })
    for (const to of ['pending', 'rejected'])
      expect(await move(id, to)).toMatchObject({ ok: false, message: expect.stringContaining('archived') })
    expect(await world.stored('products', id)).toMatchObject({ status: 'rejected' })
  })
})

describe('nobody else moves it', () => {
  test.each([
    ['visitor', 'Please sign in first.'],
    ['buyer', 'Only active sellers can change products.'],
    ['pendingSeller', 'Only active sellers can change products.'],
    ['suspendedSeller', 'Only active sellers can change products.'],
    ['otherSeller', 'Product not found'],
    ['admin', 'Please sign in first.'],
  ])('%s: %s', async (role, sentence) => {
    const id = await world.product()
    const token = role === 'visitor' ? undefined : world.tokens[role as keyof Decisions['tokens']]
    const answer = await openBrowser(token).submit(moveProduct, { product: id, status: 'rejected' })
    expect(answer).toMatchObject({ ok: false, message: `${FAILED}\n${sentence}` })
    expect(answer).not.toHaveProperty('status', 'approved')
    expect(await world.stored('products', id)).toMatchObject({ status: 'approved' })
  })

  test.each(['', 'abc', "' or 1=1 --", '\0', 'x'.repeat(5_000)])('with the id "%s"', async (id) => {
    expect(await move(id, 'rejected')).toMatchObject({ ok: false, message: `${FAILED}\nInvalid product ID` })
  })

  test('with an id that nobody has', async () => {
    expect(await move('01990000-0000-7000-8000-00000000dead', 'rejected')).toMatchObject({
      message: `${FAILED}\nProduct not found`,
    })
  })

  test('suspended after the session was read', async () => {
    const id = await world.product({ status: 'rejected', needsReview: false })
    const member = world.users.seller as MemberUser
    const setStatus = (status: string) =>
      world.query("update sellers set status = $2, status_reason = 'Why.' where id = $1", [member.id, status])
    await setStatus('suspended')
    const done = await changeOwnProduct(member, id, moveTo('pending')).finally(() => setStatus('active'))
    expect(done).toMatchObject({ ok: false, issues: [{ code: 'product.sellersOnly' }] })
    expect(await world.stored('products', id)).toMatchObject({ status: 'rejected' })
  })

  test('of a suspended seller goes live, whichever comes first', async () => {
    const id = await world.product({ status: 'rejected', needsReview: false })
    const { seller } = world.ids.users
    const suspend = () => memberState(world, seller, 'suspended')
    const [answer, suspended] = await Promise.all([move(id, 'pending'), suspend()])
    expect(suspended).toMatchObject({ ok: true })
    expect([true, false]).toContain(answer.ok)
    expect(await world.stored('products', id)).toMatchObject({ isLive: false })
    await memberState(world, seller, 'active')
  })
})
