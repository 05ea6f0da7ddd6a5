import { PROVINCES, type Province } from '@/domain/people/address/postal-code'
import type { Lines } from '@/domain/forms/form-rows'
import { toExactCents, typedAmount } from '@/domain/money'
import { issuesOf, failAll, type Issue, type Result } from '@/domain/result'
import { isBlank } from '@/domain/values/text'
import { parseWhole } from '@/domain/values/typed-number'
import type { Locale } from '@/domain/locale'
import { joinServiceNames, serviceNames } from './service-name'
import { checkShippingRules, type RuleInput, type StoredRule } from './shipping-terms'

export const TERMS_ROWS = 'shippingRules'

/** Whether nothing was typed into a row; its position is filled in beforehand. */
export const isBlankRule = ({ position: _, ...row }: Lines) => Object.values(row).every(isBlank)

/** Rows by the position typed for each; equal ones stay in the order of the form. */
export const inPosition = (rows: readonly Lines[]): Lines[] =>
  rows
    .map((row, at) => ({ row, position: Number(row.position) || at + 1 }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ row }) => row)

/** The rules of the form as they are stored, or everything that is wrong with them (rule M15). */
export function parseTerms(rows: readonly Lines[], locale: Locale): Result<StoredRule[]> {
  const typed: Issue[] = []
  const cents = (text: string | undefined, path: string): number | null => {
    if (isBlank(text ?? '')) return null
    const parsed = toExactCents(text ?? '', path, locale)
    typed.push(...issuesOf(parsed))
    return parsed.ok ? parsed.value : null
  }
  const rules = rows.map((row, at): RuleInput => {
    const path = `${TERMS_ROWS}.${at}`
    const isPriced = row.kind !== 'quoted'
    return {
      service: serviceIn(row, rows),
      kind: row.kind,
      provinces: PROVINCES.filter((province) => row[fieldOf(province)]),
      amount: isPriced ? cents(row.amount, `${path}.amount`) : null,
      freeOver: isPriced ? cents(row.freeOver, `${path}.freeOver`) : null,
      daysSaved: isBlank(row.daysSaved ?? '') ? null : parseWhole(row.daysSaved ?? ''),
    }
  })
  const checked = checkShippingRules(rules)
  const isTyped = ({ path }: Issue) => typed.some((each) => each.path === path)
  const issues = [...typed, ...issuesOf(checked).filter((each) => !isTyped(each))]
  return issues.length > 0 ? failAll(issues) : checked
}

/** The names of a row's method; those of the same English name are one method, which the first row with a translation names. */
function serviceIn(row: Lines, rows: readonly Lines[]): string {
  const nameOf = (each: Lines) => joinServiceNames({ en: each.service ?? '', fr: '', ko: '' })
  const same = rows.filter((each) => nameOf(each) === nameOf(row))
  const one = (field: string) => same.find((each) => each[field])?.[field] ?? ''
  return joinServiceNames({ en: row.service ?? '', fr: one('serviceFr'), ko: one('serviceKo') })
}

/** A province's box in a row; rows have fields that begin in lower case. */
export const fieldOf = (province: Province) => province.charAt(0).toLowerCase() + province.slice(1)

/** The rules as the rows of the form show them. */
export function termsRows(rules: readonly RuleInput[], locale: Locale): Lines[] {
  const money = (cents: number | null | undefined) =>
    typeof cents === 'number' ? typedAmount(cents, locale) : ''
  return rules.map(({ service, kind, provinces, amount, freeOver, daysSaved }, at) => ({
    position: String(at + 1),
    service: serviceNames(service ?? '').en,
    serviceFr: serviceNames(service ?? '').fr,
    serviceKo: serviceNames(service ?? '').ko,
    kind: kind ?? '',
    amount: kind === 'quoted' ? '' : money(amount),
    freeOver: money(freeOver),
    daysSaved: daysSaved ? String(daysSaved) : '',
    ...Object.fromEntries(
      PROVINCES.filter((province) => provinces?.includes(province)).map((province) => [
        fieldOf(province),
        'on',
      ]),
    ),
  }))
}

/** What two windows compare: the rules without their ids. */
export const comparedRules = (rules: readonly RuleInput[]) =>
  rules.map(({ service, kind, provinces, amount, freeOver, daysSaved }) => [
    service || null,
    kind,
    PROVINCES.filter((province) => provinces?.includes(province)),
    amount ?? 0,
    freeOver ?? null,
    daysSaved || null,
  ])
