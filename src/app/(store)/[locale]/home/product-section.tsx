import { useLocale, useTranslations } from 'next-intl'
import type { ProductCard } from '@/features/list/card'
import { ProductGrid } from '@/features/list/product-grid'
import { localePath } from '@/messages/locales'
import { SectionHeading } from '@/ui/section-heading'

type Props = { list: 'latest' | 'popular' | 'recommended'; cards: ProductCard[]; far?: boolean }

export function ProductSection({ list, cards, far }: Props) {
  const t = useTranslations('lists')
  return (
    <section aria-labelledby={list}>
      <SectionHeading id={list} title={t(`${list}.title`)} href={localePath(useLocale(), `/${list}`)} />
      <ProductGrid cards={cards} heading={list} far={far} />
    </section>
  )
}
