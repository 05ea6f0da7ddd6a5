'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { isShippingCountry } from '@/domain/people/address/shipping-place'
import { addDays, dayIn, formatDays } from '@/domain/values/calendar'
import { arrivalOf } from '@/domain/cart/shipping/shipping'
import { formatWhole, type Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { cardName } from '@/domain/products/cards/card-name'
import { contentOf, CONTENT_UNITS, SOLD_BY } from '@/domain/products/facts/content'
import { parseTiers } from '@/domain/products/listing/parse-product'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { summary } from '@/domain/products/prices/tiers'
import { parseDecimal, parseWhole } from '@/domain/values/typed-number'
import type { ProductCard } from '@/features/shop/list/cards/card'
import { toTile } from '@/features/shop/list/cards/tile'
import { Tiles } from '@/features/shop/list/cards/tiles'
import { useFormFrame } from '@/features/selling/listing/form/form-frame'
import type { StoredPictures } from '@/features/selling/listing/form/form-state'

/** The card that buyers will see, as one types it; in the language whose tab is open, else in English (rule S45). */
export function BuyerCard() {
  const t = useTranslations('productForm')
  const card = useTranslations('card')
  const stock = useTranslations('product.stock')
  const measures = useTranslations('measures')
  const { locale, company, pictures, language } = useFormFrame()
  const values = useWatch<ProductValues>() as ProductValues
  const shown = cardOf(values, { nameless: t('name'), company, pictures, language })
  const tile = toTile(shown, {
    locale,
    moq: (quantity) => card('moq', { quantity: formatWhole(quantity, locale) }),
    family: () => '',
    stock: (each) => stockLine(each, { text: stock(each.stock), soon: card('soon'), locale }),
    priceOf: (price, soldBy) => (soldBy === 'piece' ? price : card(`priceOf.${soldBy}`, { price })),
    measure: (unit) => measures(unit),
    stars: () => '',
    figure: () => '',
  })
  return (
    <section aria-label={t('cardTitle')} className="grid gap-2">
      <h2 className="font-semibold">{t('cardTitle')}</h2>
      {/* Only to be seen: its links lead nowhere yet. */}
      <div inert className="max-w-64 [&_.goods]:grid-cols-1 [&_.heart]:hidden">
        <Tiles
          tiles={[tile]}
          eager={1}
          base="#"
          sellers="#"
          from={card('from')}
          best={card('best')}
          save=""
        />
      </div>
    </section>
  )
}

const NOTHING = { moq: 1, priceFrom: 0, priceBest: 0 }

type Given = { nameless: string; company: string; pictures: StoredPictures; language: Locale }

function cardOf(values: ProductValues, { nameless, company, pictures, language }: Given): ProductCard {
  const tiers = parseTiers(values.moqPrices)
  const [name, finish] = [localizedText(values.name, language), localizedText(values.color, language)]
  const unit = CONTENT_UNITS.find((each) => each === values.contentUnit) ?? null
  const amount = parseDecimal(values.content)
  const content = contentOf(amount > 0 ? amount : null, unit)
  const leadTime = parseWhole(values.leadTimeDays)
  const shippingCountry = isShippingCountry(values.shippingCountry) ? values.shippingCountry : 'KR'
  const { src } = pictures[values.images[0]?.id ?? ''] ?? {}
  return {
    id: '',
    name:
      cardName(name.text, {
        size: values.dimensions,
        finish: finish.text,
        content: content?.amount ?? null,
      }) || nameless,
    ...(name.lang && { lang: name.lang }),
    image: src ? { src, srcSet: `${src} 400w`, width: 768, height: 960, alt: '' } : null,
    size: values.dimensions,
    finish,
    seller: { name: company, slug: null },
    origin: values.origin,
    category: '',
    ...(tiers.ok ? summary(tiers.value) : NOTHING),
    stock: values.madeToOrder ? 'madeToOrder' : parseWhole(values.stock) > 0 ? 'inStock' : 'soldOut',
    // More days than a product may have are no date.
    arrival: arrivalOf({ leadTimeDays: leadTime > 0 && leadTime <= 365 ? leadTime : null, shippingCountry }),
    soldBy: SOLD_BY.find((each) => each === values.soldBy) ?? 'piece',
    content,
    rating: null,
    family: null,
  }
}

type Line = { text: string; soon: string; locale: Locale }

function stockLine({ stock, arrival }: Pick<ProductCard, 'stock' | 'arrival'>, { text, soon, locale }: Line) {
  if (stock === 'soldOut' || stock === 'madeToOrder') return text
  if (arrival.key === 'soon') return `${text} · ${soon}`
  const today = dayIn('America/Toronto', new Date())
  const days = formatDays(
    addDays(today, arrival.minDays),
    addDays(today, arrival.maxDays),
    locale,
    today,
    'short',
  )
  return `${text} · ${days}`
}
