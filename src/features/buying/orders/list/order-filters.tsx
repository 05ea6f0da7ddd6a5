import { useLocale, useTranslations } from 'next-intl'
import { formatWhole } from '@/domain/locale'
import type { OrderParty } from '@/domain/orders/order-readers'
import { ORDER_STATUSES } from '@/domain/orders/order'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/parts/button'
import { NavRow } from '@/ui/parts/nav-row'
import type { OrderCounts } from './list-orders'
import { ORDER_LISTS, writeOrderQuery, type OrderQuery } from './order-query'

/** `counts`: null where they could not be read. */
type Props = { side: OrderParty; query: OrderQuery; counts: OrderCounts | null }

/** A search form, and tabs by status with their counts (rule M60): both change the URL and work without script. */
export function OrderFilters({ side, query, counts }: Props) {
  const t = useTranslations('buyerOrders')
  const statuses = useTranslations('orderStatus')
  const path = localePath(useLocale(), ORDER_LISTS[side])
  const { status: now, text } = query
  const choices = [null, ...ORDER_STATUSES]
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  return (
    <div className="no-print mb-6 grid grid-cols-1 gap-4">
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
      <NavRow
        label={t('byStatus')}
        current={now ?? ''}
        // The padding leaves room for the outline of the tab in focus.
        className="relative -m-1 flex [scrollbar-width:thin] gap-1 overflow-x-auto p-1 *:flex-none md:flex-wrap md:overflow-x-visible"
      >
        {choices.map((status) => (
          <a
            key={status ?? 'all'}
            className={status === now ? 'button button-primary' : 'button button-quiet'}
            aria-current={status === now ? 'true' : undefined}
            href={path + writeOrderQuery({ status, text, page: 1 })}
          >
            {status ? statuses(status) : t('all')}
            {counts ? <Count count={status ? (counts[status] ?? 0) : all} /> : null}
          </a>
        ))}
      </NavRow>
    </div>
  )
}

/** 'Shipped 3', read as 'Shipped: 3 orders'. */
function Count({ count }: { count: number }) {
  const t = useTranslations('buyerOrders')
  return (
    <>
      <span className="figures ms-1.5" aria-hidden="true">
        {formatWhole(count, useLocale())}
      </span>
      <span className="sr-only">: {t('count', { count })}</span>
    </>
  )
}
