import 'server-only'
import type { ShippingPlace } from '@/domain/people/address/shipping-place'
import { emptyProduct, type ProductValues } from '@/domain/products/listing/product-values'
import { getDraft, type Draft } from '@/features/selling/listing/drafts/get-draft'
import type { MemberUser } from '@/server/auth/session/session'

export type Search = Record<string, string | string[] | undefined>

/** What the upload form starts with: the seller's draft that the query of the page names (rule C50), else nothing but where they ship from. */
export async function initialValues(
  member: MemberUser | null,
  { draft: id }: Search,
  from?: ShippingPlace | null,
): Promise<{ draft: Draft | null; values: ProductValues }> {
  const draft = member && typeof id === 'string' ? await getDraft(member, id) : null
  return {
    draft,
    values: draft?.values ?? {
      ...emptyProduct(),
      ...(from && { shippingCountry: from.shippingCountry, shippingFrom: from.shippingFrom }),
    },
  }
}
