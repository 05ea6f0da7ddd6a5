import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order'
import { stepAs, stepFor } from '~/tests/support/moves'
import { openWorld, type World } from '~/tests/support/open-world'
import { ROLES } from '~/tests/support/roles'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

/** Who may make which step (rules M4, M6, M7, M8, M65), written out a second time on purpose. */
const MAY: Record<string, Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  system: {
    pending_payment: ['confirmed', 'cancelled'],
    confirmed: ['cancelled'],
    processing: ['cancelled'],
    shipped: ['delivered'],
    cancelled: ['confirmed'],
  },
  buyer: { pending_payment: ['cancelled'], shipped: ['delivered'] },
  seller: {
    confirmed: ['processing', 'cancelled'],
    processing: ['shipped', 'cancelled'],
    shipped: ['delivered'],
  },
  admin: {
    pending_payment: ['cancelled'],
    confirmed: ['processing', 'cancelled'],
    processing: ['shipped', 'cancelled'],
    shipped: ['delivered'],
  },
  editor: {},
  visitor: {},
}

const actors = (): Record<string, Actor> => ({
  system: { kind: 'system' },
  buyer: { kind: 'buyer', id: world.ids.users.buyer },
  seller: { kind: 'seller', id: world.ids.users.seller, status: 'active' },
  admin: { kind: 'staff', id: world.ids.staff.admin, role: 'admin' },
  editor: { kind: 'staff', id: world.ids.staff.editor, role: 'editor' },
  visitor: { kind: 'visitor' },
})

const WAYBILL = { carrier: 'dhl', trackingNumber: 'JD0146000123' }
const orderAt = async (status: OrderStatus) => {
  const id = world.ids.orders.byBuyer
  await world.payload.db.pool.query('update orders set status = $2 where id = $1', [id, status])
  return id
}

describe.each(Object.keys(MAY))('%s', (name) => {
  test.each(ORDER_STATUSES)('takes an order that is %s no further than the table says', async (from) => {
    const id = await orderAt(from)
    const actor = actors()[name] ?? { kind: 'visitor' }
    const reached: OrderStatus[] = []
    for (const status of ORDER_STATUSES.filter((to) => to !== from)) {
      const step = await stepFor(world, actor, { slug: 'orders', id, data: { status, ...WAYBILL } })
      reached.push(...(step.status === status ? [status] : []))
    }
    expect(reached.toSorted()).toEqual((MAY[name]?.[from] ?? []).toSorted())
  })
})

describe('an order', () => {
  test.each(ROLES)('is moved by %s through no form: only commands move it', async (role) => {
    const id = await orderAt('confirmed')
    const wish = (status: OrderStatus) => stepAs(world, role, { slug: 'orders', id, data: { status } })
    expect((await wish('processing')).status ?? 'confirmed').toBe('confirmed')
    expect((await wish('cancelled')).status ?? 'confirmed').toBe('confirmed')
  })

  test.each([{}, { carrier: 'dhl' }, { trackingNumber: 'JD1' }, { carrier: 'dhl', trackingNumber: ' ' }])(
    'is not shipped with no more than %o',
    async (waybill) => {
      const id = await orderAt('processing')
      const seller = actors().seller ?? { kind: 'visitor' }
      const step = await stepFor(world, seller, {
        slug: 'orders',
        id,
        data: { status: 'shipped', ...waybill },
      })
      expect(step.end).toMatch(/^failed: 400/)
    },
  )

  test('of an unknown status is not stored', async () => {
    const id = await orderAt('confirmed')
    const step = await stepFor(world, { kind: 'system' }, { slug: 'orders', id, data: { status: 'lost' } })
    expect(step.end).toMatch(/^failed: 400/)
  })
})
