import { highlight, type Segment } from '@/domain/search/highlight'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { CardStock } from '@/domain/products/cards/card-arrival'
import { placeName } from '@/domain/people/address/place-name'
import { unbroken } from '@/domain/values/text'
import {
  measuresOf,
  pricePerFoot,
  pricePerMeasure,
  type Content,
  type Measure,
} from '@/domain/products/facts/content'
import type { FamilyCount } from '@/domain/products/cards/family'
import type { ProductCard } from './card'

/** Split into segments if a search marks some. */
type MarkedText = string | Segment[]

/** A card as sent to the browser: formatted texts, each once (docs/decisions/010). */
export type Tile = {
  id: string
  name: MarkedText
  lang?: Locale
  size: string
  finish?: { text: MarkedText; lang?: Locale }
  /** The first of `srcSet`, the smallest, is also the `src`. */
  image?: { srcSet: string; width: number; height: number }
  /** With the address of the own page, if there is one. */
  seller: { name: string; slug?: string }
  origin: string
  /** The main category, where the card may be compared. */
  category?: string
  from: string
  /** The From price before a price cut. */
  former?: string
  best: string
  /** The From price for one m², metre or litre, and in feet. */
  measured?: string
  moq?: string
  /** '4 colours': in what the members of its family differ. */
  family?: string
  stock: { is: CardStock; text: string }
  /** Percent of five stars, text for screen readers, visible text. */
  stars?: { share: number; label: string; figure: string }
}

type Words = {
  locale: Locale
  /** The search text. */
  query?: string
  moq: (quantity: number) => string
  family: (differ: FamilyCount) => string
  /** Whether it is in stock, and when it arrives. */
  stock: (card: Pick<ProductCard, 'stock' | 'arrival'>) => string
  /** A price and the unit it is for; alone where that is a piece. */
  priceOf: (price: string, soldBy: ProductCard['soldBy']) => string
  measure: (unit: Measure) => string
  stars: (average: string, count: number) => string
  /** Whether cards may be compared here. */
  isCompared?: boolean
  figure: (average: number) => string
}

/** A price for one m², metre or litre, and in feet. */
export function measuredPrices(
  price: number,
  content: Content,
  { locale, measure }: Pick<Words, 'locale' | 'measure'>,
): string[] {
  const whole = `${formatMoney(pricePerMeasure(price, content), locale)}/${measure(content.unit)}`
  const [feet] = measuresOf(content).slice(1)
  const inFeet = pricePerFoot(price, content)
  return feet && inFeet ? [whole, `${formatMoney(inFeet, locale)}/${measure(feet)}`] : [whole]
}

export function toTile(card: ProductCard, words: Words): Tile {
  const { id, name, lang, image, size, finish, seller, origin, moq, family, priceFrom, priceBest, rating } =
    card
  const marked = (text: string) => (words.query ? highlight(text, words.query) : text)
  const figure = rating && words.figure(rating.average)
  return {
    id,
    name: marked(unbroken(name)),
    ...(lang && { lang }),
    ...(image && { image: { srcSet: image.srcSet, width: image.width, height: image.height } }),
    size,
    ...(finish.text && { finish: { ...finish, text: marked(finish.text) } }),
    seller: { name: seller.name, ...(seller.slug && { slug: seller.slug }) },
    origin: placeName(origin, words.locale),
    ...(words.isCompared && { category: card.category }),
    from: words.priceOf(formatMoney(priceFrom, words.locale), card.soldBy),
    ...(card.priceFormer &&
      card.priceFormer > priceFrom && { former: formatMoney(card.priceFormer, words.locale) }),
    best: formatMoney(priceBest, words.locale),
    ...(card.content && { measured: measuredPrices(priceFrom, card.content, words).join(' · ') }),
    ...(family && { family: words.family(family) }),
    ...(moq > 1 && { moq: words.moq(moq) }),
    stock: { is: card.stock, text: words.stock(card) },
    ...(rating &&
      figure && {
        stars: {
          share: rating.average * 20,
          label: words.stars(figure, rating.count),
          figure: `${figure} (${rating.count})`,
        },
      }),
  }
}
