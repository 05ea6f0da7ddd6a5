import 'server-only'
import type { ShippingPlace } from '@/domain/people/address/shipping-place'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'

/** Where a seller ships from, by the profile (rule N21). */
export async function ownPlace(member: MemberUser): Promise<ShippingPlace> {
  const db = await asUser(member)
  const { shippingCountry, shippingFrom } = await db.findByID({
    collection: 'sellers',
    id: member.id,
    select: { shippingCountry: true, shippingFrom: true },
  })
  return { shippingCountry, shippingFrom }
}
