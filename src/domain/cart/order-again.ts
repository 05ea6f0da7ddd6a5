import { halfUp } from '@/domain/money'
import type { SellerStatus } from '@/domain/people/actor'
import { issue, type Issue } from '@/domain/result'
import { judgeLine, type LineJudgement, type JudgedGoods } from './quick-order/judge-line'

/** Why a product that was ordered cannot be had: the seller was suspended, gave it up, or it is not for sale. */
type AgainBar = 'suspended' | 'archived' | 'gone'

type AgainFacts = { isLive: boolean; isArchived: boolean; sellerStatus: SellerStatus | null }

/** Null of a product that is for sale (rule M59). */
export function barOf({ isLive, isArchived, sellerStatus }: AgainFacts): AgainBar | null {
  if (isLive) return null
  if (sellerStatus === 'suspended') return 'suspended'
  return isArchived ? 'archived' : 'gone'
}

/** A product that was ordered, with what is known of it now; `goods` is null where it cannot be had. */
export type JudgedAgain = { bar: AgainBar | null; goods: JudgedGoods | null; isOtherUnit: boolean }

const NONE = { quantity: Number.NaN, unitPrice: null, total: null }

/** Price and total now, and what keeps a line from being added (rule M59). */
export function judgeAgain({ bar, goods }: Pick<JudgedAgain, 'bar' | 'goods'>, typed: string): LineJudgement {
  const barred: Issue | null = goods ? null : issue(`orderAgain.${bar ?? 'gone'}`, 'product')
  return goods ? judgeLine(goods, typed) : { ...NONE, ...(barred && { issue: barred }) }
}

/** Nothing that could be typed lets it be added: there is nothing to tick. */
export const isClosed = ({ goods }: Pick<JudgedAgain, 'goods'>) =>
  goods === null || goods.isOwn || goods.left === 0

/** Ticked are the lines that can be added as they were; of another unit the quantity has to be checked first (rules M53, M59). */
export const isLineTicked = (line: JudgedAgain, quantity: string) =>
  !line.isOtherUnit && judgeAgain(line, quantity).issue === undefined

/** How much more a unit costs than then, in whole percent; 0 where it rounds to none. */
export const percentMore = (then: number, now: number) => (then > 0 ? halfUp((now - then) * 100, then) : 0)
