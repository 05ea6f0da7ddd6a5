import { useTranslations } from 'next-intl'
import type { ProductCard } from './card'
import { ProductGrid } from './product-grid'

export function RelatedProducts({ cards }: { cards: ProductCard[] }) {
  const t = useTranslations('product')
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-16">
      <h2 id="related" className="mb-4 text-xl">
        {t('related')}
      </h2>
      <ProductGrid cards={cards} heading="related" far />
    </section>
  )
}
