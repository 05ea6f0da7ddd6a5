import { beforeAll, describe, expect, test } from 'vitest'
import { SELLER_STATUSES, type Actor, type SellerStatus } from '@/domain/people/actor'
import { stepAs, stepFor } from '~/tests/support/moves'
import { openWorld, type World } from '~/tests/support/open-world'
import { ROLES } from '~/tests/support/roles'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

type Steps = Partial<Record<SellerStatus, readonly SellerStatus[]>>

/** Where the form takes a seller: approving and suspensions have commands of their own (rules P2, A20). */
const ADMIN: Steps = {
  pending: ['rejected'],
  rejected: ['pending'],
  suspended: ['rejected'],
}
const SELLER: Steps = { rejected: ['pending'] }

const sellerAt = async (status: SellerStatus) => {
  const id = world.ids.sellers.seller
  await world.payload.db.pool.query(
    "update sellers set status = $2, status_reason = 'Before.' where id = $1",
    [id, status],
  )
  return id
}
const others = (from: SellerStatus) => SELLER_STATUSES.filter((to) => to !== from)
const WHY = { statusReason: 'Papers are missing.' }

describe.each(ROLES)('%s', (role) => {
  test.each(SELLER_STATUSES)('takes a seller who is %s no further than the table says', async (from) => {
    const id = await sellerAt(from)
    const reached: SellerStatus[] = []
    for (const status of others(from)) {
      const step = await stepAs(world, role, { slug: 'sellers', id, data: { status, ...WHY } })
      reached.push(...(step.status === status ? [status] : []))
    }
    const expected: Partial<Record<typeof role, Steps>> = { admin: ADMIN }
    expect(reached.toSorted()).toEqual(expected[role]?.[from] ?? [])
  })
})

describe('a command in the name of the seller', () => {
  test.each(SELLER_STATUSES)('takes one who is %s no further than asking again', async (from) => {
    const id = await sellerAt(from)
    const actor: Actor = { kind: 'seller', id, status: from }
    const reached: SellerStatus[] = []
    for (const status of others(from)) {
      const step = await stepFor(world, actor, { slug: 'sellers', id, data: { status, ...WHY } })
      reached.push(...(step.status === status ? [status] : []))
    }
    expect(reached).toEqual(SELLER[from] ?? [])
  })
})

describe('an admin', () => {
  test('says why a seller who waited is refused', async () => {
    const id = await sellerAt('pending')
    const step = (data: object) =>
      stepAs(world, 'admin', { slug: 'sellers', id, data: { status: 'rejected', ...data } })
    expect((await step({ statusReason: null })).end).toMatch(/^failed: 400/)
    expect((await step({ statusReason: '  ' })).end).toMatch(/^failed: 400/)
    expect((await step(WHY)).end).toBe('done')
  })
})

describe('a request to change a product', () => {
  const STATUSES = ['pending', 'approved', 'declined', 'changes_requested'] as const
  const MAY: Partial<Record<string, readonly string[]>> = {
    pending: ['approved', 'changes_requested', 'declined'],
    changes_requested: ['declined'],
  }
  const changeAt = async (status: string) => {
    const id = world.ids['product-changes'].asked
    await world.payload.db.pool.query('update product_changes set status = $2, reason = null where id = $1', [
      id,
      status,
    ])
    return id
  }

  test.each(STATUSES)('that is %s is decided by admins alone, and once', async (from) => {
    const id = await changeAt(from)
    const reached: Record<string, string[]> = {}
    for (const role of ROLES) {
      for (const status of STATUSES.filter((to) => to !== from)) {
        const step = await stepAs(world, role, {
          slug: 'product-changes',
          id,
          data: { status, reason: 'Because.' },
        })
        Object.assign(
          reached,
          step.status === status ? { [role]: [...(reached[role] ?? []), status].toSorted() } : {},
        )
      }
    }
    const admin = MAY[from]
    expect(reached).toEqual(admin ? { admin } : {})
  })

  test.each(['declined', 'changes_requested'] as const)('is not %s without a word', async (status) => {
    const id = await changeAt('pending')
    expect((await stepAs(world, 'admin', { slug: 'product-changes', id, data: { status } })).end).toMatch(
      /^failed: 400/,
    )
  })
})
