import 'server-only'
import { marksOf } from '@/domain/forms/edit-windows'
import { withRows, type Lines } from '@/domain/forms/form-rows'
import type { Locale } from '@/domain/locale'
import { unreachedProvinces } from '@/domain/cart/shipping/shipping-terms'
import { comparedRules, TERMS_ROWS, termsRows } from '@/domain/cart/shipping/terms-form'
import type { Province } from '@/domain/people/address/postal-code'
import type { Seller } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { markOf } from '@/server/http/forms/marks'

export type OwnTerms = { lines: Lines; seen: string; hasRules: boolean; unreached: Province[] }
type Rules = NonNullable<Seller['shippingRules']>

/** Marks and fields of the rules as they are stored. */
export const termsOf = (rules: Rules, locale: Locale) => ({
  lines: withRows({}, TERMS_ROWS, termsRows(rules, locale)),
  marks: marksOf({ [TERMS_ROWS]: comparedRules(rules) }, markOf),
})

/** A seller's own rules of shipping as their form shows them. */
export async function getShippingTerms(user: MemberUser, locale: Locale): Promise<OwnTerms> {
  const db = await asUser(user)
  const { shippingRules } = await db.findByID({
    collection: 'sellers',
    id: user.id,
    select: { shippingRules: true },
  })
  const rules = shippingRules ?? []
  const { lines, marks } = termsOf(rules, locale)
  return {
    lines,
    seen: JSON.stringify(marks),
    hasRules: rules.length > 0,
    unreached: unreachedProvinces(rules),
  }
}
