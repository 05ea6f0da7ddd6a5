import 'server-only'
import type { Locale } from '@/domain/locale'
import type { Quote } from '@/domain/quote'
import { readQuote } from '@/server/basket/read-quote'
import type { BasketLine } from '@/server/basket/read-lines'
import { database } from '@/server/transaction'

/** What buyers see of a line's stock: never how much there is (ruling C9). */
export type CartLine = {
  id: string
  productId: string
  productName: string
  picture: string | null
  sku: string
  quantity: number
  moq: number
  unitPrice: number
  totalPrice: number
  /** The unit price changed since the line was last touched (ruling M1). */
  change?: { from: number; to: number }
  /** Why it cannot be ordered like this: codes of `issues` in the messages. */
  issues: { code: string; params?: Record<string, string | number> }[]
}

export type CartView = {
  sellers: { sellerId: string; sellerName: string; subtotal: number; lines: CartLine[] }[]
  saved: Pick<CartLine, 'id' | 'productId' | 'productName' | 'picture' | 'sku' | 'quantity' | 'moq'>[]
  /** Shipping and taxes are 'Calculated at checkout' (spec 2). */
  subtotal: number
  count: number
  mayCheckOut: boolean
}

/** A member's cart, by seller, with everything as it is now (rulings M1, M2). */
export async function getCart(buyer: string, locale: Locale): Promise<CartView> {
  const { quote, saved } = await readQuote(await database(), { buyer, locale, province: null })
  return {
    sellers: quote.groups.map(({ sellerId, sellerName, subtotal, lines }) => ({
      sellerId,
      sellerName,
      subtotal,
      lines: lines.map(toLine),
    })),
    saved: saved.map(({ id, productId, productName, picture, sku, quantity, moq }: BasketLine) => ({
      id,
      productId,
      productName,
      picture,
      sku,
      quantity,
      moq,
    })),
    subtotal: quote.subtotal,
    count: quote.groups.reduce((sum, { lines }) => sum + lines.length, 0),
    mayCheckOut: quote.groups.length > 0 && quote.issues.length === 0,
  }
}

type QuotedLine = Quote['groups'][number]['lines'][number]

function toLine(line: QuotedLine): CartLine {
  const { id, productId, productName, picture, sku, quantity, unitPrice, totalPrice, change, tiers } = line
  const issues = line.issues.map(({ code, params }) => ({ code, params }))
  const moq = tiers[0]?.minQty ?? 1
  return { id, productId, productName, picture, sku, quantity, moq, unitPrice, totalPrice, change, issues }
}
