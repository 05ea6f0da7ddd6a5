import { isGstNumber, isKoreanBusinessNumber, isQstNumber } from '@/domain/payments/tax/registration'

/** Why staff last had the profile before them: the seller asked, was refused, or was asked for a document. */
export const SEEN_BECAUSE = ['asked', 'refused', 'question'] as const

/** What staff compare of a profile, as the database names it. */
export const REVIEWED_OF_SELLER = [
  'company',
  'company_ko',
  'contact_person',
  'contact_person_ko',
  'contact_email',
  'contact_phone',
  'business_registration',
  'gst_number',
  'qst_number',
  'pst_number',
  'country',
  'address',
  'address2',
  'city',
  'province',
  'postal_code',
  'address_ko',
  'address2_ko',
  'city_ko',
  'province_ko',
] as const
export type ReviewedOfSeller = (typeof REVIEWED_OF_SELLER)[number]
export type SellerWords = Partial<Record<ReviewedOfSeller, string | null>>

/** What the seller has changed since staff last had the profile (rule A23). */
export function changedSince(before: SellerWords, now: SellerWords) {
  return REVIEWED_OF_SELLER.map((name) => ({
    name,
    before: before[name] || null,
    now: now[name] || null,
  })).filter((each) => each.before !== each.now)
}

/** How a number was checked, and with what result; nobody asks a public register. */
export type NumberCheck = 'missing' | 'digitRight' | 'digitWrong' | 'formRight' | 'formWrong' | 'unchecked'
type Numbers = 'business_registration' | 'gst_number' | 'qst_number' | 'pst_number'
export type CheckedNumber = { name: Numbers; value: string | null; check: NumberCheck }

/** The numbers of a seller, each with what its digits say (rules P4, D12, A23). */
export function checkedNumbers(seller: SellerWords): CheckedNumber[] {
  const business = {
    name: 'business_registration',
    value: seller.business_registration || null,
    check: businessCheck(seller),
  } as const
  const taxes = (['gst_number', 'qst_number', 'pst_number'] as const).flatMap((name) => {
    const value = seller[name] || null
    return value ? [{ name, value, check: TAX_CHECKS[name](value) }] : []
  })
  return [business, ...taxes]
}

function businessCheck({ business_registration: number, country }: SellerWords): NumberCheck {
  if (!number?.trim()) return 'missing'
  if (country === 'KR') return isKoreanBusinessNumber(number) ? 'digitRight' : 'digitWrong'
  const digits = /^(\d{9})(?:R[TPCM]\d{4})?$/i.exec(number.replace(/[\s-]/g, ''))?.[1]
  // A Quebec enterprise number or a provincial one has no public check digit.
  return digits ? digitCheck(digits) : 'unchecked'
}

/** Provinces give numbers of nine digits too, so that a Canadian one whose check digit does not fit is asked about and not refused (rule P4). */
export const isDoubtfulNumber = ({
  businessRegistration,
  country,
}: Partial<Record<string, string>>): boolean =>
  country === 'CA' && businessCheck({ business_registration: businessRegistration, country }) === 'digitWrong'

const TAX_CHECKS = {
  gst_number: (number: string) => (isGstNumber(number) ? digitCheck(number.trim().slice(0, 9)) : 'formWrong'),
  qst_number: (number: string) => (isQstNumber(number) ? 'formRight' : 'formWrong'),
  pst_number: () => 'unchecked',
} satisfies Record<Exclude<Numbers, 'business_registration'>, (number: string) => NumberCheck>

/** The last of nine digits of a Canadian business number checks the others (Luhn). */
function digitCheck(nine: string): NumberCheck {
  const sum = [...nine].map(Number).reduce((total, digit, at) => {
    const counted = at % 2 === 1 ? digit * 2 : digit
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0 ? 'digitRight' : 'digitWrong'
}
