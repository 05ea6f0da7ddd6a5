import type { Issue } from '@/domain/result'
import type { SoldBy } from '@/domain/products/facts/content'
import type { Tier } from '@/domain/products/prices/tiers'

/** A line as its buyer sees it; without the stock level, unless few are left (rule C9). */
export type CartLine = {
  id: string
  productId: string
  productName: string
  lang?: 'en' | null
  picture: string | null
  sku: string
  /** Null where none is set (rule M17). */
  category: string | null
  quantity: number
  soldBy: SoldBy
  /** In words: '84 boxes at $42.00 per box'. */
  ordered: string
  /** '84 boxes = 42 m²', if a unit's content is known. */
  measured: string | null
  tiers: readonly Tier[]
  /** Remaining stock where buyers may know it, else null. */
  left: number | null
  unitPrice: number
  totalPrice: number
  /** Of a sample: what sending it costs (rule M112). */
  sampleFreight?: number
  /** The price of a sample that was paid before and comes off this line (rule M115). */
  paidSample?: number | null
  /** The unit price changed since the line was last touched (rule M1). */
  change?: { from: number; to: number }
  /** Why it cannot be ordered: codes of `issues` in the messages. */
  issues: Pick<Issue, 'code' | 'params'>[]
}

export type SavedLine = Pick<
  CartLine,
  | 'id'
  | 'productId'
  | 'productName'
  | 'lang'
  | 'picture'
  | 'sku'
  | 'category'
  | 'tiers'
  | 'quantity'
  | 'soldBy'
  | 'ordered'
  | 'measured'
  | 'unitPrice'
  | 'change'
> & { isOnSale: boolean }

export type CartSeller = {
  sellerId: string
  sellerName: string
  sellerSlug: string | null
  /** When the goods arrive, in words. */
  arrival?: string
  subtotal: number
  lines: CartLine[]
}

/** What one seller's shipping costs at a place, and what to add for it to be free, in words (rule M67). */
export type SellerShipping = { shipping: string; untilFree: string | null }

/** Shipping, taxes and total at a place, in words (rule M52). Also what `/api/cart/estimate` answers. */
export type EstimateView = {
  /** 'T2G 4N6' of an address, 'T2G' of what was typed. */
  place: string
  shipping: string
  /** By id of the seller. */
  sellers: Record<string, SellerShipping>
  taxes: { name: string; amount: string }[]
  total: string
  totalName: string
  notes: string[]
}

export type CartView = {
  sellers: CartSeller[]
  saved: SavedLine[]
  /** At the address that checkout offers first; null without one: 'Calculated at checkout' then (rule M17). */
  estimate: EstimateView | null
  /** Of all goods that can be bought, without the code. */
  subtotal: number
  /** The code, what it takes off, and in words why it takes nothing off. */
  code: { code: string; off: number; problem: string | null } | null
  count: number
  mayCheckOut: boolean
}
