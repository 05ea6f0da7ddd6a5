import { PROVINCES, type Province } from '@/domain/people/address/postal-code'
import { rulesTo, type ShippingRule } from './shipping'

/** Provinces with the same terms; without rules nobody there can order. */
export type ProvinceTerms = { provinces: Province[]; rules: ShippingRule[] }

/** A seller's rules as a buyer asks for them: by province, those with the same terms together (rules M15, P31). None without rules. */
export function shippingByProvince(rules: readonly ShippingRule[]): ProvinceTerms[] {
  const terms: ProvinceTerms[] = []
  for (const province of rules.length > 0 ? PROVINCES : []) {
    const here = rulesTo(rules, province)
    const same = terms.find((each) => isSame(each.rules, here))
    if (same) same.provinces.push(province)
    else terms.push({ provinces: [province], rules: here })
  }
  return terms
}

const isSame = (one: readonly ShippingRule[], other: readonly ShippingRule[]) =>
  one.length === other.length && one.every((rule, at) => rule === other[at])
