import { describe, expect, it } from 'vitest'
import { SELLER_STATUSES, type Actor, type SellerStatus } from '@/domain/people/actor'
import { isSellingReader, sellerAccess, type SellerNeed } from '@/domain/people/sellers/seller-area'

const seller = (status: SellerStatus): Actor => ({ kind: 'seller', id: 's', status })
const PAGE = { answer: 'page', canAct: true, isSuspended: false }
const READ = { answer: 'page', canAct: false, isSuspended: true }
const NEEDS: SellerNeed[] = ['active', 'seller', 'signedIn']

describe('a page of the seller area', () => {
  it.each<[SellerNeed, SellerStatus, object]>([
    ['active', 'active', PAGE],
    ['active', 'suspended', READ],
    ['active', 'pending', { answer: 'status', status: 'pending' }],
    ['active', 'rejected', { answer: 'status', status: 'rejected' }],
    ['seller', 'active', PAGE],
    ['seller', 'suspended', READ],
    ['seller', 'pending', PAGE],
    ['seller', 'rejected', PAGE],
    ['signedIn', 'active', PAGE],
    ['signedIn', 'suspended', PAGE],
    ['signedIn', 'pending', PAGE],
    ['signedIn', 'rejected', PAGE],
  ])('for "%s" answers a seller who is %s', (need, status, answer) => {
    expect(sellerAccess(seller(status), need)).toEqual(answer)
  })

  it.each<[SellerNeed, object]>([
    ['active', { answer: 'denied' }],
    ['seller', { answer: 'denied' }],
    ['signedIn', PAGE],
  ])('for "%s" answers a buyer', (need, answer) => {
    expect(sellerAccess({ kind: 'buyer', id: 'b' }, need)).toEqual(answer)
  })

  it.each(NEEDS)('for "%s" asks everybody else to sign in', (need) => {
    const others: Actor[] = [
      { kind: 'visitor' },
      { kind: 'system' },
      { kind: 'staff', id: 'a', role: 'admin' },
      { kind: 'staff', id: 'e', role: 'editor' },
    ]
    for (const actor of others) expect(sellerAccess(actor, need)).toEqual({ answer: 'login' })
  })
})

it('what was sold may be read by active and suspended sellers alone', () => {
  expect(SELLER_STATUSES.filter((status) => isSellingReader(seller(status)))).toEqual(['active', 'suspended'])
  const others: Actor[] = [{ kind: 'buyer', id: 'b' }, { kind: 'visitor' }, { kind: 'system' }]
  expect(others.some(isSellingReader)).toBe(false)
})
