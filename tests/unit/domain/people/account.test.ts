import { describe, expect, test } from 'vitest'
import {
  isActiveSeller,
  isAdmin,
  isBuyer,
  isEditor,
  isMember,
  isSeller,
  isStaff,
  isSystem,
  isVisitor,
  moverOf,
  SELLER_STATUSES,
  sellerStatusNeedsReason,
  userStatus,
  type Actor,
} from '@/domain/people/actor'

const GATES = {
  isVisitor,
  isSystem,
  isBuyer,
  isSeller,
  isMember,
  isActiveSeller,
  isStaff,
  isAdmin,
  isEditor,
}

const PEOPLE: [string, Actor, string[], string | undefined][] = [
  ['a visitor', { kind: 'visitor' }, ['isVisitor'], undefined],
  ['the system', { kind: 'system' }, ['isSystem'], 'system'],
  ['a buyer', { kind: 'buyer', id: 'b' }, ['isBuyer', 'isMember'], 'buyer'],
  [
    'an active seller',
    { kind: 'seller', id: 's', status: 'active' },
    ['isSeller', 'isMember', 'isActiveSeller'],
    'seller',
  ],
  ['a pending seller', { kind: 'seller', id: 's', status: 'pending' }, ['isSeller', 'isMember'], 'seller'],
  ['a rejected seller', { kind: 'seller', id: 's', status: 'rejected' }, ['isSeller', 'isMember'], 'seller'],
  [
    'a suspended seller',
    { kind: 'seller', id: 's', status: 'suspended' },
    ['isSeller', 'isMember'],
    'seller',
  ],
  ['an admin', { kind: 'staff', id: 'a', role: 'admin' }, ['isStaff', 'isAdmin'], 'admin'],
  ['an editor', { kind: 'staff', id: 'e', role: 'editor' }, ['isStaff', 'isEditor'], 'editor'],
]

describe('who someone is', () => {
  test.each(PEOPLE)('%s passes exactly the gates that are meant', (_name, actor, gates) => {
    const open = Object.entries(GATES).filter(([, gate]) => gate(actor))
    expect(open.map(([name]) => name)).toEqual(gates)
  })

  test.each(PEOPLE)('%s goes by the right name in a table of moves', (_name, actor, _gates, mover) => {
    expect(moverOf(actor)).toBe(mover)
  })
})

describe('the status of a user', () => {
  test('is active for a buyer, whatever a seller profile says', () => {
    expect(SELLER_STATUSES.map((status) => userStatus('buyer', status))).toEqual(Array(4).fill('active'))
  })

  test('is the status of the profile for a seller, pending while there is none', () => {
    expect(SELLER_STATUSES.map((status) => userStatus('seller', status))).toEqual(SELLER_STATUSES)
    expect(userStatus('seller')).toBe('pending')
  })

  test('is explained when it stops someone', () => {
    expect(SELLER_STATUSES.filter(sellerStatusNeedsReason)).toEqual(['rejected', 'suspended'])
  })
})
