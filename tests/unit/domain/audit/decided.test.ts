import { expect, test } from 'vitest'
import type { ValueChange } from '@/domain/staff/audit/changes'
import { decisionIn } from '@/domain/staff/audit/decided'

const status = (after: string): ValueChange => ({ name: 'status', before: 'pending', after })
const REASON = 'The images are blurred.'
const reason: ValueChange = { name: 'statusReason', before: null, after: REASON }

test.each<[string, ValueChange[], Record<string, unknown>, object]>([
  ['sellers', [status('active')], { status: 'active' }, { action: 'seller.approved' }],
  [
    'sellers',
    [status('rejected'), reason],
    { status: 'rejected' },
    { action: 'seller.declined', reason: REASON },
  ],
  [
    'sellers',
    [{ name: 'documentAsked', isPrivate: true }],
    { documentAsked: 'Your permit.' },
    { action: 'seller.document_asked' },
  ],
  ['products', [status('approved')], { status: 'approved' }, { action: 'product.approved' }],
  [
    'products',
    [status('rejected'), { name: 'statusReason', isPrivate: true }],
    { status: 'rejected', statusReason: REASON },
    { action: 'product.declined' },
  ],
  [
    'product-changes',
    [status('changes_requested')],
    { status: 'changes_requested' },
    { action: 'productChange.sent_back' },
  ],
])('an edit of %s is named after its decision: %j', (collection, changes, stored, decision) => {
  expect(decisionIn(collection, changes, stored)).toEqual(decision)
})

test.each<[string, ValueChange[], Record<string, unknown>]>([
  ['products', [{ name: 'weight', before: 1, after: 2 }], { weight: 2, status: 'approved' }],
  ['sellers', [{ name: 'documentAsked', isPrivate: true }], { documentAsked: null }],
  ['sellers', [status('suspended')], { status: 'suspended' }],
  ['pages', [status('approved')], { status: 'approved' }],
])('an edit of %s that decides nothing has no other name: %j', (collection, changes, stored) => {
  expect(decisionIn(collection, changes, stored)).toBeUndefined()
})
