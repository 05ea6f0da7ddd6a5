import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import type { ProductCard as Card } from './card'
import { ProductCard } from './product-card'

type Props = { cards: Card[]; eager?: number; heading?: string }

/** Two, three, four columns (spec 2). `eager` is how many pictures the first screen shows. */
export function ProductGrid({ cards, eager = 0, heading }: Props) {
  const t = useTranslations('lists')
  const errors = useTranslations('errors')
  const home = localePath(useLocale(), '/')
  if (cards.length === 0 && heading) return <EmptyState title={t('empty')} />
  if (cards.length === 0) {
    return (
      <EmptyState title={t('empty')} text={t('emptyNext')}>
        <ButtonLink href={home}>{errors('backHome')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ul className="goods" aria-labelledby={heading}>
      {cards.map((card, at) => (
        <li key={card.id}>
          <ProductCard card={card} eager={at < eager} heading={heading ? 'h3' : 'h2'} />
        </li>
      ))}
    </ul>
  )
}
