import { openOrder } from '@/admin/orders/commands/open-order'

/** The sample world's admin says why an order is opened, and reads it from then on (rule M49). */
export async function openAsAdmin(staff: string, order: string) {
  const done = await openOrder(
    { kind: 'staff', id: staff, role: 'admin' },
    { order, reason: 'The buyer called.' },
  )
  if (!done.ok) throw new Error(`Not opened: ${JSON.stringify(done.issues)}`)
}
