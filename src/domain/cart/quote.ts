import { checkBuying, checkStock, priceChange, type PriceChange } from './cart'
import type { CalendarDay } from '@/domain/calendar'
import { addAll } from '@/domain/money'
import type { Province } from '@/domain/address/province'
import { checkQuantity } from '@/domain/products/quantity'
import { quoteGroup, type QuoteGroup, type QuoteSeller } from './quote-group'
import { issuesOf, type Issue } from '@/domain/result'
import type { Registration } from '@/domain/tax/tax-collector'
import { TAX_KINDS, type ImportUse, type TaxKind, type TaxLine } from '@/domain/tax/tax'
import { unitPriceFor, type Tier } from '@/domain/products/tiers'
import { isCardPayable } from './totals'

/** A cart line with its product as it stands now (rule M1). */
export type QuoteLine = {
  id: string
  productId: string
  sellerId: string
  sellerName: string
  productName: string
  englishName: string
  /** Where the name stands in another language than the reader's (rule C18). */
  lang?: 'en' | null
  sku: string
  picture: string | null
  quantity: number
  seenUnitPrice: number | null
  tiers: readonly Tier[]
  isApproved: boolean
  isSellerActive: boolean
  /** What may still be sold; null where the product is made to order. */
  available: number | null
  packagingUnit: number
  shippingFrom: string
  leadTimeDays?: number | null
}

export type PricedQuoteLine = QuoteLine & { unitPrice: number; change?: PriceChange; issues: Issue[] }

export type QuoteTerms = {
  buyerId: string
  /** Null while nobody has said where it goes: then neither shipping nor taxes are known. */
  province: Province | null
  date: Date | CalendarDay
  importer: 'seller' | 'buyer'
  importUse: ImportUse
  exempt?: readonly TaxKind[]
  platform: Registration
  /** The way of shipping the buyer chose, by seller; the seller's first for all others. */
  services?: ChosenServices
}

export type ChosenServices = Readonly<Record<string, string>>

export type Quote = {
  province: Province | null
  groups: QuoteGroup[]
  subtotal: number
  shipping: number
  /** Each kind of tax at each rate once, over all sellers. */
  taxes: TaxLine[]
  tax: number
  total: number
  /** What the border may ask where the buyer imports; nothing of it is charged here (rule M14). */
  importEstimate: number | null
  /** False while nobody knows what sending costs: no address yet, or a seller still has to quote (rule M15). */
  isFinal: boolean
  isCardPayable: boolean
  /** Whatever has to change before this can be ordered. */
  issues: Issue[]
}

/**
 * What these lines cost now, seller by seller: the one sum that the cart shows, the checkout page shows, and the order is made
 * of. A line that cannot be bought counts nothing and says why.
 */
export function quote(
  lines: readonly QuoteLine[],
  sellers: readonly QuoteSeller[],
  terms: QuoteTerms,
): Quote {
  const priced = priceLines(lines, terms.buyerId)
  const ids = [...new Set(lines.map(({ sellerId }) => sellerId))]
  const groups = ids.map((id) =>
    quoteGroup(
      priced.filter(({ sellerId }) => sellerId === id),
      sellers.find((seller) => seller.id === id),
      terms,
    ),
  )
  const sum = (part: 'subtotal' | 'tax' | 'total') => addAll(groups.map((group) => group[part]))
  const estimates = groups.flatMap(({ importEstimate }) => importEstimate ?? [])
  const total = sum('total')
  return {
    province: terms.province,
    groups,
    subtotal: sum('subtotal'),
    shipping: addAll(groups.map(({ shipping }) => shipping ?? 0)),
    taxes: sumTaxes(groups),
    tax: sum('tax'),
    total,
    importEstimate: estimates.length > 0 ? addAll(estimates) : null,
    isFinal: groups.every(({ isFinal }) => isFinal),
    isCardPayable: isCardPayable(total),
    issues: [...priced.flatMap(({ issues }) => issues), ...groups.flatMap(({ issues }) => issues)],
  }
}

function priceLines(lines: readonly QuoteLine[], buyerId: string): PricedQuoteLine[] {
  const wanted = new Map<string, number>()
  for (const { productId, quantity } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  return lines.map((line) => {
    const { tiers, quantity } = line
    const path = `line.${line.id}`
    const { sellerId, isApproved, isSellerActive } = line
    const issues = issuesOf(checkBuying({ buyerId, sellerId, isApproved, isSellerActive }, path)).slice(0, 1)
    if (issues.length === 0) issues.push(...issuesOf(checkQuantity(tiers, quantity, path)))
    // All lines of a product together take from one shelf.
    if (issues.length === 0 && line.available !== null)
      issues.push(...issuesOf(checkStock(wanted.get(line.productId) ?? quantity, line.available, path)))
    const price = unitPriceFor(tiers, Math.max(quantity, tiers[0]?.minQty ?? 1))
    const change = line.seenUnitPrice === null ? undefined : priceChange(line.seenUnitPrice, tiers, quantity)
    return { ...line, unitPrice: price.ok ? price.value : 0, change, issues }
  })
}

function sumTaxes(groups: readonly QuoteGroup[]): TaxLine[] {
  const all = groups.flatMap(({ taxes }) => taxes)
  return TAX_KINDS.flatMap((kind) => {
    const rates = [...new Set(all.filter((tax) => tax.kind === kind).map(({ ratePpm }) => ratePpm))]
    return rates.map((ratePpm) => {
      const same = all.filter((tax) => tax.kind === kind && tax.ratePpm === ratePpm)
      return { kind, ratePpm, amount: addAll(same.map(({ amount }) => amount)) }
    })
  })
}

/** Everything a buyer agrees to, in one line of text: the same text means that the same is charged (issue: what was seen is what is paid). */
export function quoteText(quoted: Quote): string {
  const { province, groups, total, importEstimate } = quoted
  return JSON.stringify([
    province,
    total,
    importEstimate,
    groups.map((group) => [
      group.sellerId,
      group.lines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]).toSorted(),
      group.service,
      group.shipping,
      group.taxes.map(({ kind, ratePpm, amount }) => [kind, ratePpm, amount]),
      group.total,
    ]),
  ])
}
