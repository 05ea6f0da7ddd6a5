import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ProductCard } from '@/features/shop/list/cards/card'

type Props<Card extends ProductCard> = {
  cards: Card[]
  mentions: Card[]
  /** Shows one of the two; `heading` is the id of the line above it. */
  show: (cards: Card[], heading?: string) => ReactNode
}

/** Products of a list; those that only mention what was searched for after a line of their own (rule C68). */
export function FoundProducts<Card extends ProductCard>({ cards, mentions, show }: Props<Card>) {
  const t = useTranslations('results')
  const isParted = mentions.length > 0
  return (
    <>
      {isParted && cards.length === 0 ? null : show(cards)}
      {isParted ? (
        <section aria-labelledby="mentions" className={cards.length > 0 ? 'mt-10' : ''}>
          <h2 id="mentions" className="border-line mb-4 border-b pb-2 text-xl">
            {t('mentions')}
          </h2>
          {show(mentions, 'mentions')}
        </section>
      ) : null}
    </>
  )
}
