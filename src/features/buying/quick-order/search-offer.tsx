import { useTranslations } from 'next-intl'
import { skusIn } from '@/domain/cart/quick-order/read-sheet-lines'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { Busy } from '@/server/storage/semaphore'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import { namedSkus } from './read-goods'

const noneWhenBusy = (error: unknown): string[] => {
  if (error instanceof Busy) return []
  throw error
}

/** `count` of these SKUs are on sale; the sheet gets the others too, so that none is lost without a word. */
export type OfferedSkus = { skus: readonly string[]; count: number }

/** The SKUs of a search that a quick order is offered for: two or more are on sale, else none (rule M54). */
export async function offeredSkus(text: string): Promise<OfferedSkus | null> {
  const skus = skusIn(text)
  const { length: count } = skus.length > 1 ? await namedSkus(skus).catch(noneWhenBusy) : []
  return count > 1 ? { skus, count } : null
}

type Offer = { offered: OfferedSkus; locale: Locale }

/** Opens the sheet with the products that a search named. */
export function SearchOffer({ offered: { skus, count }, locale }: Offer) {
  const t = useTranslations('quickOrder')
  const lines = encodeURIComponent(skus.join('\n'))
  return (
    <ButtonLink kind="primary" rel="nofollow" href={`${localePath(locale, '/quick-order')}?lines=${lines}`}>
      {t('offer', { count })}
    </ButtonLink>
  )
}

/** In place of results, where the search found nothing but by these SKUs. */
export function OfferedSheet({ title, ...offer }: Offer & { title: string }) {
  const t = useTranslations('quickOrder')
  return (
    <EmptyState title={title} text={t('namedText')} icon="table">
      <SearchOffer {...offer} />
    </EmptyState>
  )
}
