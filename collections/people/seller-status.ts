import type { FieldHook } from 'payload'

/** A member's standing: a buyer is active at once, a seller is what the profile says now. One indexed row, no access in the way. */
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
