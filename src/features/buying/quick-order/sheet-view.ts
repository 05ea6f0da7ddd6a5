import type { JudgedGoods } from '@/domain/cart/quick-order/judge-line'
import type { FormState } from '@/domain/forms/form-state'
import type { SoldBy } from '@/domain/products/facts/content'
import type { StockLabel } from '@/domain/products/product'
import type { Issue } from '@/domain/result'

/** A product that has the SKU of a line, as a buyer may know it. */
export type SheetGoods = JudgedGoods & {
  product: string
  sku: string
  name: string
  lang: 'en' | null
  picture: string | null
  seller: string
  sellerName: string
  sellerSlug: string | null
  soldBy: SoldBy
  stock: StockLabel['key']
}

/** What is posted of a line; `product` is the one chosen, or empty. */
export type AskedRow = { sku: string; quantity: string; product: string }

export type SheetRow = AskedRow & {
  /** How many typed lines it stands for. */
  joined: number
  /** One, or one of each seller with this SKU; at most MOST_SELLERS. */
  goods: SheetGoods[]
  hasMore?: boolean
  /** Its product is not asked for yet, since it was typed anew or the database could not be asked. */
  isUnread?: boolean
  /** No quantity was typed: the minimum is filled in. */
  isFilled?: boolean
  /** Why this quantity was not added. */
  refused?: Pick<Issue, 'code' | 'params'>
}

export const MOST_SELLERS = 10

/** The answer to a sheet; `kept.lines` is the text that stays in the box. */
export type SheetState = FormState & {
  rows?: SheetRow[]
  isSignedOut?: boolean
  /** The text and the file were taken into the sheet, but for what is kept. */
  isRead?: boolean
  /** Lines in the cart, for the badge. */
  count?: number
}
