import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { Measure } from '@/domain/products/facts/content'
import type { FamilyCount } from '@/domain/products/cards/family'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import type { ProductCard } from './card'
import { useStockLine } from './stock-line'
import { toTile } from './tile'
import { Tiles, type Led } from './tiles'

type Props = {
  cards: ProductCard[]
  eager?: number
  heading?: string
  far?: boolean
  query?: string
  /** Whether cards may be chosen to be compared (rule C67). */
  isCompared?: boolean
  led?: Led
}

/** Product cards, or what to do if there are none. */
export function ProductGrid({ cards, eager = 0, heading, far, query, isCompared, led }: Props) {
  const t = useTranslations('card')
  const stars = useTranslations('stars')
  const measure = useTranslations('measures')
  const lists = useTranslations('jobLists')
  const format = useFormatter()
  const locale = useLocale()
  const stock = useStockLine()
  if (cards.length === 0) return <NoProducts withNextStep={!heading} />
  const words = {
    locale,
    query,
    isCompared,
    moq: (quantity: number) => t('moq', { quantity }),
    family: ({ kind, count }: FamilyCount) => t(`family.${kind}`, { count }),
    stock,
    priceOf: (price: string, soldBy: ProductCard['soldBy']) =>
      soldBy === 'piece' ? price : t(`priceOf.${soldBy}`, { price }),
    measure: (unit: Measure) => measure(unit),
    stars: (average: string, count: number) => stars('label', { average, count }),
    figure: (average: number) =>
      format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
  const tiles = cards.map((card) => toTile(card, words))
  const base = localePath(locale, '/product/')
  const shown = { tiles, eager, heading, far, led, base, sellers: localePath(locale, '/supplier/') }
  const compare = isCompared ? t('compare') : undefined
  return (
    <Tiles
      {...shown}
      from={t('from')}
      former={t('former')}
      best={t('best')}
      compare={compare}
      save={lists('heart')}
    />
  )
}

function NoProducts({ withNextStep }: { withNextStep: boolean }) {
  const t = useTranslations('lists')
  const errors = useTranslations('errors')
  const home = localePath(useLocale(), '/')
  if (!withNextStep) return <EmptyState title={t('empty')} />
  return (
    <EmptyState title={t('empty')} text={t('emptyNext')}>
      <ButtonLink href={home}>{errors('backHome')}</ButtonLink>
    </EmptyState>
  )
}
