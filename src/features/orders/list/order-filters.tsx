import { useLocale, useTranslations } from 'next-intl'
import type { OrderParty } from '@/domain/orders/order-readers'
import { ORDER_STATUSES } from '@/domain/orders/order'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/button'
import { ORDER_LISTS, writeOrderQuery, type OrderQuery } from './order-query'

/** Status links and a search form: both change the URL and work without script. */
export function OrderFilters({ side, query }: { side: OrderParty; query: OrderQuery }) {
  const t = useTranslations('buyerOrders')
  const statuses = useTranslations('orderStatus')
  const path = localePath(useLocale(), ORDER_LISTS[side])
  const { status: now, text } = query
  const choices = [null, ...ORDER_STATUSES]
  return (
    <div className="no-print mb-6 grid gap-4">
      <form
        role="search"
        aria-label={t('search')}
        action={path}
        className="max-xs:flex-wrap flex max-w-xl gap-2"
      >
        {now ? <input type="hidden" name="status" value={now} /> : null}
        <input
          type="search"
          name="q"
          className="input text-ellipsis"
          aria-label={t('search')}
          placeholder={t(`placeholder.${side}`)}
          maxLength={100}
          defaultValue={text}
        />
        <Button type="submit">{t('submit')}</Button>
      </form>
      <nav aria-label={t('byStatus')} className="flex flex-wrap gap-1">
        {choices.map((status) => (
          <a
            key={status ?? 'all'}
            className={status === now ? 'button button-primary shrink-0' : 'button button-quiet shrink-0'}
            aria-current={status === now ? 'true' : undefined}
            href={path + writeOrderQuery({ status, text, page: 1 })}
          >
            {status ? statuses(status) : t('all')}
          </a>
        ))}
      </nav>
    </div>
  )
}
