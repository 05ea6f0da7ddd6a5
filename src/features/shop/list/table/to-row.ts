import { highlight, type Segment } from '@/domain/search/highlight'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { FamilyCount } from '@/domain/products/cards/family'
import type { CardStock } from '@/domain/products/cards/card-arrival'
import type { Measure } from '@/domain/products/facts/content'
import { pricesAtSteps } from '@/domain/products/prices/price-steps'
import { unbroken } from '@/domain/values/text'
import type { ProductCard } from '@/features/shop/list/cards/card'
import { measuredPrices } from '@/features/shop/list/cards/tile'
import type { RowCard } from './list-rows'

/** A row as sent to the browser: formatted texts (docs/decisions/010). */
export type GoodsRow = {
  id: string
  name: string | Segment[]
  lang?: Locale
  sku: string
  category: string
  image?: string
  finish?: { text: string | Segment[]; lang?: Locale }
  /** '4 finishes': in what the members of its family differ. */
  family?: string
  size: string
  /** The size in inches, if it is written in a way that can be converted (rule C60). */
  inches?: string
  moq: number
  /** The price at the minimum, for a screen without room for the others. */
  from: string
  /** At 1, 10 and 100; '' below the minimum. */
  prices: string[]
  /** What a price is for where it is not one piece: '/ box'. */
  unit?: string
  /** The From price for one m², metre or litre, and in feet. */
  measured?: string[]
  stock: { is: CardStock; text: string; when: string | null }
}

type Words = {
  locale: Locale
  /** The search text. */
  query: string
  stock: (card: Pick<ProductCard, 'stock' | 'arrival'>) => { stock: string; when: string | null }
  inches: (size: string) => string | null
  measure: (unit: Measure) => string
  unit: (soldBy: ProductCard['soldBy']) => string
  family: (differ: FamilyCount) => string
}

export function toRow(card: RowCard, words: Words): GoodsRow {
  const { id, name, lang, sku, category, image, finish, size, moq, priceFrom, content } = card
  const marked = (text: string) => (words.query ? highlight(text, words.query) : text)
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, words.locale))
  const inches = words.inches(size)
  const { stock, when } = words.stock(card)
  const unit = words.unit(card.soldBy)
  return {
    id,
    name: marked(unbroken(name)),
    ...(lang && { lang }),
    sku,
    category,
    ...(image && { image: image.src.replace(/-400$/, '-160') }),
    ...(finish.text && { finish: { ...finish, text: marked(finish.text) } }),
    ...(card.family && { family: words.family(card.family) }),
    size: unbroken(size),
    ...(inches && { inches }),
    moq,
    from: unit ? `${money(priceFrom)} ${unit}` : money(priceFrom),
    prices: pricesAtSteps(card.tiers).map(money),
    ...(unit && { unit }),
    ...(content && { measured: measuredPrices(priceFrom, content, words) }),
    stock: { is: card.stock, text: stock, when },
  }
}
