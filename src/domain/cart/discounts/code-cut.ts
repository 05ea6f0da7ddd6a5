import { addAll, shareOf } from '@/domain/money'
import { refundShare } from '@/domain/payments/ledger'
import { issue, type Issue } from '@/domain/result'
import { PERCENT_PPM } from './price-cut'

/** Who pays for a discount: the seller of the goods, or the marketplace (rule M130). */
export const CODE_PAYERS = ['seller', 'house'] as const
export type Payer = (typeof CODE_PAYERS)[number]

export type CodeKind = 'percent' | 'amount'

/** A code as checkout reads it, with the products of the cart that it is for. */
export type CodeTerms = {
  id: string
  code: string
  kind: CodeKind
  percent: number | null
  /** Cents. */
  amount: number | null
  /** Least sum of the goods it is for, in cents. */
  minimum: number | null
  paidBy: Payer
  from: string
  until: string
  endedAt: string | null
  uses: number | null
  usesPerBuyer: number | null
  used: number
  usedByBuyer: number
  covers: readonly string[]
}

type CutLine = { id: string; productId: string; total: number }

/** At most so much comes off, so that no goods are free and every order can be paid. */
export const MOST_PERCENT = 90

/** Rounded down: of five cents one stays to be paid. */
const mostOff = (total: number) => Math.floor((total * MOST_PERCENT) / 100)

/** What a code takes off each line it is for, in cents: dollars are split by the lines' totals to the exact cent (rule M129). */
export function codeCuts(
  { kind, percent, amount, covers }: CodeTerms,
  lines: readonly CutLine[],
): Map<string, number> {
  const own = lines.filter(({ productId, total }) => covers.includes(productId) && total > 0)
  const share = (total: number) => Math.min(shareOf(total, (percent ?? 0) * PERCENT_PPM), mostOff(total))
  if (kind === 'percent') return new Map(own.map(({ id, total }) => [id, share(total)]))
  const base = addAll(own.map(({ total }) => total))
  const off = Math.min(amount ?? 0, mostOff(base))
  let before = 0
  return new Map(
    own.map(({ id, total }) => {
      const cut = refundShare(off, base, before, total)
      before += total
      return [id, cut]
    }),
  )
}

type CodeRefusal = 'notYet' | 'over' | 'usedUp' | 'usedByYou' | 'otherGoods' | 'belowMinimum'

/** Why a code takes nothing off these goods now (rule M132). */
export function codeProblem(terms: CodeTerms, lines: readonly CutLine[], now: Date): Issue | null {
  const { code, covers, minimum, uses, usesPerBuyer } = terms
  const not = (why: CodeRefusal, params = {}) => issue(`discount.${why}`, 'code', { code, ...params })
  if (Date.parse(terms.from) > now.getTime()) return not('notYet')
  if (terms.endedAt !== null || Date.parse(terms.until) <= now.getTime()) return not('over')
  if (uses !== null && terms.used >= uses) return not('usedUp')
  if (usesPerBuyer !== null && terms.usedByBuyer >= usesPerBuyer) return not('usedByYou')
  const own = lines.filter(({ productId, total }) => covers.includes(productId) && total > 0)
  if (own.length === 0) return not('otherGoods')
  const lacking = (minimum ?? 0) - addAll(own.map(({ total }) => total))
  return lacking > 0 ? not('belowMinimum', { minimum: minimum ?? 0 }) : null
}

/** 'spring 10' is typed for SPRING10: letters, digits and hyphens in capitals. */
export const codeIn = (typed: string) => typed.replace(/\s+/g, '').toUpperCase()

export const CODE = /^[A-Z0-9](?:[A-Z0-9-]{2,18})[A-Z0-9]$/
