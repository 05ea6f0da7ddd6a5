import { describe, expect, test } from 'vitest'
import { actorOfUser, personOf, sellersOf } from '@/domain/people/actor'
import { mayActOn, sellerAccess } from '@/domain/people/sellers/seller-area'
import {
  checkPerson,
  mayDo,
  rolesOf,
  SELLER_ROLES,
  type SellerPart,
  type SellerRole,
} from '@/domain/people/sellers/seller-people'
import { NOTIFICATIONS, type NotificationKind } from '@/domain/talk/notifications/notification'
import { partOf } from '@/domain/talk/part-of-kind'

const PARTS: readonly SellerPart[] = ['overview', 'products', 'orders', 'finance', 'owner']
const work = (role: SellerRole) => ({ seller: 'a-seller', role })
const person = (role: SellerRole) =>
  actorOfUser({ id: 'someone', collection: 'users', userType: 'seller', status: 'pending', work: work(role) })

describe('roles of people of a seller', () => {
  test('have the overview and what they are named after, an owner everything (P40)', () => {
    const table = Object.fromEntries(
      SELLER_ROLES.map((role) => [role, PARTS.filter((part) => mayDo(role, part))]),
    )
    expect(table).toEqual({
      owner: PARTS,
      products: ['overview', 'products'],
      orders: ['overview', 'orders'],
      finance: ['overview', 'finance'],
    })
    expect(rolesOf('finance')).toEqual(['owner', 'finance'])
  })

  test('are asked before anything else of a page; who registered the seller has all of it (P40)', () => {
    expect(sellerAccess(person('orders'), 'active', 'finance')).toEqual({ answer: 'role' })
    expect(sellerAccess(person('orders'), 'signedIn', 'products')).toEqual({ answer: 'role' })
    const founder = actorOfUser({ id: 'f', collection: 'users', userType: 'seller', status: 'active' })
    expect(PARTS.every((part) => mayActOn(founder, part))).toBe(true)
    expect(sellerAccess(founder, 'active', 'owner').answer).toBe('page')
  })

  test('give a person’s own session nothing that sells, and no goods of that seller (P3, S59)', () => {
    const actor = person('owner')
    expect(actor).toMatchObject({ kind: 'seller', id: 'someone', status: 'pending' })
    expect(sellersOf(actor)).toEqual(['someone', 'a-seller'])
    expect(sellersOf({ kind: 'visitor' })).toEqual([])
    expect(personOf({ id: 'a-seller', person: 'someone' })).toBe('someone')
    expect(personOf({ id: 'a-seller' })).toBe('a-seller')
  })

  test('are notified of their part, owners alone of account and people (P43)', () => {
    const parts = (kinds: readonly NotificationKind[]) => kinds.map(partOf)
    expect(parts(['order.confirmed', 'return.requested', 'priceRequest.requested'])).toEqual([
      'orders',
      'orders',
      'orders',
    ])
    expect(parts(['product.approved', 'payout.sent'])).toEqual(['products', 'finance'])
    expect(parts(['payout.accountChanged', 'seller.suspended', 'people.changed'])).toEqual([
      'owner',
      'owner',
      'owner',
    ])
    expect(Object.keys(NOTIFICATIONS).every((kind) => PARTS.includes(partOf(kind as NotificationKind)))).toBe(
      true,
    )
  })

  test('are typed as one of four, with an email address (P41)', () => {
    expect(checkPerson({ email: ' Jo@Maru.test ', role: 'orders' })).toEqual({
      ok: true,
      value: { email: 'jo@maru.test', role: 'orders' },
    })
    expect(checkPerson({ email: 'x', role: 'boss' })).toMatchObject({
      ok: false,
      issues: [{ code: 'account.email' }, { code: 'sellerPeople.role' }],
    })
  })
})
