import { describe, expect, test } from 'vitest'
import { APPROVAL_MOVES, needsApproval } from '@/domain/people/companies/approval'
import { checkCompany, checkInvitation, checkRole } from '@/domain/people/companies/company'
import { keepsOwner, ordersFor, readsAllOrders } from '@/domain/people/companies/role'
import { nextMoves } from '@/domain/values/moves'
import { readableOrders } from '@/domain/orders/order-readers'
import { actorOfUser } from '@/domain/people/actor'
import { mayAsk } from '@/domain/people/verification'
import { issuesOf } from '@/domain/result'

const codes = (result: Parameters<typeof issuesOf>[0]) =>
  issuesOf(result).map(({ code, path }) => `${path}: ${code}`)

describe('an order of a company', () => {
  const buyer = { role: 'buyer', orderLimit: 500_00, monthLimit: 1_000_00, spent: 600_00 } as const

  test.each([
    ['within both limits', buyer, 400_00, false],
    ['a cent above the limit per month', buyer, 400_01, true],
    ['at the limit per order', { ...buyer, spent: 0 }, 500_00, false],
    ['a cent above the limit per order', { ...buyer, spent: 0 }, 500_01, true],
    ['without limits', { ...buyer, orderLimit: null, monthLimit: null }, 9_999_999_99, false],
    ['with a limit of nothing', { ...buyer, orderLimit: 0, spent: 0 }, 1, true],
    ['of an owner', { ...buyer, role: 'owner' } as const, 9_999_999_99, false],
    ['of a requester', { role: 'requester', orderLimit: null, monthLimit: null, spent: 0 } as const, 1, true],
  ])('%s waits as it must (M99)', (_, member, total, waits) => {
    expect(needsApproval({ ...member, total })).toBe(waits)
  })

  test('is decided once, by a member alone (M100)', () => {
    expect(nextMoves(APPROVAL_MOVES, 'waiting', 'buyer')).toEqual(['approved', 'declined'])
    for (const decided of ['approved', 'declined', 'withdrawn'] as const)
      expect(nextMoves(APPROVAL_MOVES, decided, 'buyer')).toEqual([])
    for (const mover of ['seller', 'admin', 'editor'] as const)
      expect(nextMoves(APPROVAL_MOVES, 'waiting', mover)).toEqual([])
  })
})

describe('roles of a company', () => {
  test('say who reads all orders, who orders, and that an owner stays (M96, M97, P37)', () => {
    const roles = ['owner', 'buyer', 'requester', 'accountant'] as const
    expect(roles.filter(readsAllOrders)).toEqual(['owner', 'accountant'])
    expect(roles.filter(ordersFor)).toEqual(['owner', 'buyer', 'requester'])
    expect(keepsOwner(['buyer', 'accountant'])).toBe(false)
    expect(keepsOwner(['buyer', 'owner'])).toBe(true)
  })

  test('widen what an actor reads by the orders of their own company alone (P37)', () => {
    const of = (role: string) =>
      JSON.stringify(
        readableOrders(
          actorOfUser({ id: 'me', collection: 'users', membership: { id: 'ours', role: role as 'owner' } }),
        ),
      )
    const shared = JSON.stringify({ field: 'company', is: { equals: 'ours' } })
    expect(['owner', 'accountant', 'buyer', 'requester'].filter((role) => of(role).includes(shared))).toEqual(
      ['owner', 'accountant'],
    )
    expect(JSON.stringify(readableOrders({ kind: 'buyer', id: 'me' }))).not.toContain('company')
  })

  test('let owners alone ask for the badge, and who has no company for their own (M105)', () => {
    const as = (role?: 'owner' | 'buyer') =>
      mayAsk({ kind: 'buyer', id: 'me', ...(role && { company: { id: 'ours', role } }) })
    expect([as(), as('owner'), as('buyer')]).toEqual([true, true, false])
  })
})

describe('what is typed about a company', () => {
  test('has a name and a number with digits, in lengths that fit (M95)', () => {
    expect(checkCompany({ name: '  Han  River ', businessNumber: ' 12345 6782 ' })).toEqual({
      ok: true,
      value: { name: 'Han River', businessNumber: '12345 6782' },
    })
    expect(codes(checkCompany({ name: '\0​', businessNumber: 'none' }))).toEqual([
      'name: account.company',
      'businessNumber: registration.required',
    ])
    expect(codes(checkCompany({ name: 'x'.repeat(121), businessNumber: '1'.repeat(41) }))).toEqual([
      'name: address.tooLong',
      'businessNumber: address.tooLong',
    ])
  })

  test('is a known role, and limits in dollars for a buyer alone (M96, M99)', () => {
    const typed = { role: 'buyer', orderLimit: '1,500.50', monthLimit: '' }
    expect(checkRole(typed, 'en')).toEqual({
      ok: true,
      value: { role: 'buyer', orderLimit: 1_500_50, monthLimit: null },
    })
    expect(checkRole({ ...typed, role: 'owner' }, 'en')).toMatchObject({ value: { orderLimit: null } })
    expect(codes(checkRole({ ...typed, role: 'admin' }, 'en'))).toEqual(['role: company.role'])
    expect(codes(checkRole({ ...typed, orderLimit: '-1', monthLimit: '100000000' }, 'en'))).toEqual([
      'orderLimit: money.invalid',
      'monthLimit: money.invalid',
    ])
  })

  test('is one address to invite (M98)', () => {
    const typed = { role: 'requester', orderLimit: '', monthLimit: '', email: ' Jo@Example.COM ' }
    expect(checkInvitation(typed, 'en')).toMatchObject({ ok: true, value: { email: 'jo@example.com' } })
    expect(codes(checkInvitation({ ...typed, email: 'a@b.ca, c@d.ca', role: '' }, 'en'))).toEqual([
      'email: account.email',
      'role: company.role',
    ])
  })
})
