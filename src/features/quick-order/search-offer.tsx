import { getTranslations } from 'next-intl/server'
import { skusIn } from '@/domain/cart/quick-order/read-lines'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { Busy } from '@/server/semaphore'
import { ButtonLink } from '@/ui/button'
import { namedSkus } from './read-goods'

const noneWhenBusy = (error: unknown): string[] => {
  if (error instanceof Busy) return []
  throw error
}

/** Above the results of a search for two SKUs or more: the sheet with their products (rule M54). */
export async function SearchOffer({ text, locale }: { text: string; locale: Locale }) {
  const asked = skusIn(text)
  const skus = asked.length > 1 ? await namedSkus(asked).catch(noneWhenBusy) : []
  if (skus.length < 2) return null
  const t = await getTranslations('quickOrder')
  const lines = encodeURIComponent(skus.join('\n'))
  return (
    <p className="mt-3">
      <ButtonLink kind="primary" rel="nofollow" href={`${localePath(locale, '/quick-order')}?lines=${lines}`}>
        {t('offer', { count: skus.length })}
      </ButtonLink>
    </p>
  )
}
