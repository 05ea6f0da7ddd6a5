import { useTranslations } from 'next-intl'
import { skusIn } from '@/domain/cart/quick-order/read-lines'
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

/** The SKUs of a search that a quick order is offered for: two or more, else none (rule M54). */
export async function offeredSkus(text: string): Promise<string[]> {
  const asked = skusIn(text)
  const skus = asked.length > 1 ? await namedSkus(asked).catch(noneWhenBusy) : []
  return skus.length > 1 ? skus : []
}

type Offer = { skus: readonly string[]; locale: Locale }

/** Opens the sheet with the products that a search named. */
export function SearchOffer({ skus, locale }: Offer) {
  const t = useTranslations('quickOrder')
  const lines = encodeURIComponent(skus.join('\n'))
  return (
    <ButtonLink kind="primary" rel="nofollow" href={`${localePath(locale, '/quick-order')}?lines=${lines}`}>
      {t('offer', { count: skus.length })}
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
