import type { FieldHook } from 'payload'

/** The member's status: 'active' for buyers, the profile's for sellers. One indexed read without access checks. */
export const sellerStatusOf: FieldHook = async ({ data, req }) => {
  if (data?.userType !== 'seller') return 'active'
  const profile = await req.payload.db.findOne<{ id: string; status: string }>({
    collection: 'sellers',
    req,
    select: { status: true },
    where: { id: { equals: data.id } },
  })
  return profile?.status ?? 'pending'
}
