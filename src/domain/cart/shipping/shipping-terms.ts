import { isProvince, PROVINCES, type Province } from '@/domain/people/address/postal-code'
import { failAll, issue, issuesOf, ok, settle, type Issue, type Result } from '@/domain/result'
import { cleanLine, lengthOf } from '@/domain/values/text'
import { NAME_LENGTH, serviceNames } from './service-name'
import { MAX_DAYS_SAVED, serviceOf, SHIPPING_KINDS, shippingChoices, type ShippingRule } from './shipping'

export const MAX_RULES = 40
/** The largest amount of one rule: what a card can carry. */
const MAX_AMOUNT = 99_999_999

/** A rule as a form or a request sends it. */
export type RuleInput = {
  id?: string | null
  service?: string | null
  kind?: string | null
  provinces?: readonly string[] | null
  amount?: number | null
  freeOver?: number | null
  daysSaved?: number | null
}

export type StoredRule = Omit<ShippingRule, 'provinces'> & {
  id?: string
  provinces: Province[]
  freeOver: number | null
  service: string | null
  daysSaved: number | null
}

/** A seller's rules as they are stored, or every issue found (rule M15). */
export function checkShippingRules(
  rules: readonly RuleInput[],
  path = 'shippingRules',
): Result<StoredRule[]> {
  if (rules.length > MAX_RULES) return failAll([issue('shippingRules.tooMany', path, { max: MAX_RULES })])
  const checked = rules.map((rule, at) => checkRule(rule, `${path}.${at}.`))
  const stored = checked.flatMap((each) => (each.ok ? [each.value] : []))
  const issues = checked.flatMap(issuesOf)
  if (issues.length === 0) issues.push(...unreachable(stored, path))
  return settle(issues, stored)
}

function checkRule(rule: RuleInput, prefix: string): Result<StoredRule> {
  const { id, provinces } = rule
  const service = cleanLine(rule.service ?? '')
  const kind = SHIPPING_KINDS.find((each) => each === rule.kind)
  const named = [...new Set(provinces ?? [])]
  const isPriced = kind !== 'quoted'
  const amount = isPriced ? (rule.amount ?? NaN) : 0
  const freeOver = isPriced ? (rule.freeOver ?? null) : null
  const daysSaved = rule.daysSaved || null
  const issues: Issue[] = [
    ...(daysSaved === null || isDays(daysSaved)
      ? []
      : [issue('shippingRules.daysSaved', `${prefix}daysSaved`, { max: MAX_DAYS_SAVED })]),
    ...nameIssues(service, prefix),
    ...(kind ? [] : [issue('shippingRules.kind', `${prefix}kind`)]),
    ...(named.every(isProvince) ? [] : [issue('address.province', `${prefix}provinces`)]),
    ...(isCents(amount, 0) ? [] : [issue('shippingRules.amount', `${prefix}amount`)]),
    ...(freeOver === null && kind === 'free_over'
      ? [issue('shippingRules.freeOver', `${prefix}freeOver`)]
      : []),
    ...(freeOver === null || isCents(freeOver, 1)
      ? []
      : [issue('shippingRules.amount', `${prefix}freeOver`)]),
  ]
  if (!kind || issues.length > 0) return failAll(issues)
  return ok({
    ...(id ? { id } : {}),
    service: service || null,
    kind,
    provinces: PROVINCES.filter((province) => named.includes(province)),
    amount,
    freeOver,
    daysSaved,
  })
}

/** Each language's name has a length of its own, and the English one comes first. */
function nameIssues(service: string, prefix: string): Issue[] {
  const { en, fr, ko } = serviceNames(service)
  const fields = [
    ['service', en],
    ['serviceFr', fr],
    ['serviceKo', ko],
  ] as const
  const long = fields.filter(([, name]) => lengthOf(name) > NAME_LENGTH)
  return [
    ...long.map(([field]) => issue('address.tooLong', prefix + field, { max: NAME_LENGTH })),
    ...(!en && (fr || ko) ? [issue('shippingRules.english', `${prefix}service`)] : []),
  ]
}

const isDays = (value: number) => Number.isInteger(value) && value >= 0 && value <= MAX_DAYS_SAVED

const isCents = (value: number, least: number) =>
  Number.isSafeInteger(value) && value >= least && value <= MAX_AMOUNT

/** A province that an earlier rule of the same service names already, or a second rule for all others. */
function unreachable(rules: readonly StoredRule[], path: string): Issue[] {
  return rules.flatMap((rule, at) => {
    const earlier = rules.slice(0, at).filter((each) => serviceOf(each) === serviceOf(rule))
    const isTwice =
      rule.provinces.length === 0
        ? earlier.some(({ provinces }) => provinces.length === 0)
        : rule.provinces.some((province) => earlier.some(({ provinces }) => provinces.includes(province)))
    return isTwice ? [issue('shippingRules.twice', `${path}.${at}.provinces`)] : []
  })
}

/** Provinces that no rule reaches: nobody there can order. None without rules, since every order then asks for a quote. */
export function unreachedProvinces(rules: readonly ShippingRule[]): Province[] {
  const isReached = (province: Province) =>
    shippingChoices(rules, { subtotal: 0, boxes: 1, province }).length > 0
  return PROVINCES.filter((province) => !isReached(province))
}
