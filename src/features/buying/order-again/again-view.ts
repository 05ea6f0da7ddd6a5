import type { JudgedAgain } from '@/domain/cart/order-again'
import type { JudgedGoods } from '@/domain/cart/quick-order/judge-line'
import type { FormState } from '@/domain/forms/form-state'
import type { Locale } from '@/domain/locale'
import type { SoldBy } from '@/domain/products/facts/content'
import type { StockLabel } from '@/domain/products/product'
import type { Issue } from '@/domain/result'

/** A product of an order, as it was bought and as it can be had today. */
export type AgainLine = JudgedAgain & {
  product: string
  name: string
  lang: Locale | null
  sku: string | null
  picture: string | null
  quantity: number
  priceThen: number
  soldThen: SoldBy
  goods: (JudgedGoods & { soldBy: SoldBy; stock: StockLabel['key'] }) | null
}

export type Again = {
  order: { id: string; number: string; placedAt: string; sellerName: string }
  lines: AgainLine[]
}

/** What is typed for a line; `refused`: why it was not added. */
export type LineInput = { isPicked: boolean; quantity: string; refused?: Pick<Issue, 'code' | 'params'> }

/** The answer to a sheet. Its lines are those that were read with it; `key` is for what is sent next. */
export type AgainState = FormState & {
  key?: string
  lines?: AgainLine[]
  typed?: Record<string, LineInput>
  /** Lines in the cart, for the badge. */
  count?: number
  /** Everything ticked was added: the page that comes next. */
  goTo?: string
}
