import { useLocale, useTranslations } from 'next-intl'
import type { ProductCard } from '@/features/shop/list/cards/card'
import { ProductGrid } from '@/features/shop/list/cards/product-grid'
import { localePath } from '@/messages/locales'
import { SectionHeading } from '@/ui/parts/section-heading'

type Props = {
  list: 'latest' | 'popular' | 'recommended'
  cards: ProductCard[]
  far?: boolean
  /** The first product is large, and the way to all is the last tile (rule L34). */
  isLed?: boolean
}

export function ProductSection({ list, cards, far, isLed = false }: Props) {
  const t = useTranslations('lists')
  const title = t(`${list}.title`)
  const href = localePath(useLocale(), `/${list}`)
  // Fewer could not fill the rows beside the large one.
  if (!isLed || cards.length < LED)
    return (
      <section aria-labelledby={list}>
        <SectionHeading id={list} title={title} href={href} />
        <ProductGrid cards={cards} heading={list} far={far} />
      </section>
    )
  return (
    <section aria-labelledby={list}>
      <h2 id={list} className="mb-4 text-xl md:text-2xl">
        {title}
      </h2>
      <ProductGrid
        cards={cards}
        heading={list}
        far={far}
        led={{ href, text: t('viewAll'), of: `: ${title}` }}
      />
    </section>
  )
}

/** One large, four beside it, three under them and the tile: whole rows of two, three and four columns. */
const LED = 8
