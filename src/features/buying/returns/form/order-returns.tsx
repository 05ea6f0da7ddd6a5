import { useLocale, useTranslations } from 'next-intl'
import type { ReturnStatus } from '@/domain/orders/returns/moves'
import type { Side } from '@/domain/talk/thread'
import { returnsPath } from '@/features/buying/returns/returns-screen'
import { ReturnStatusBadge } from '@/features/buying/returns/status-badge'
import { localePath } from '@/messages/locales'

type Props = { side: Side; returns: readonly { id: string; number: string; status: ReturnStatus }[] }

/** The returns of an order with their states, each a link; nothing without one (rule M91). */
export function OrderReturns({ side, returns }: Props) {
  const t = useTranslations('returns')
  const locale = useLocale()
  if (returns.length === 0) return null
  return (
    <ul className="no-print mt-3 grid gap-1">
      {returns.map(({ id, number, status }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <a className="link inline-block min-h-6" href={localePath(locale, `${returnsPath(side)}/${id}`)}>
            {t('return', { number })}
          </a>
          <ReturnStatusBadge status={status} />
        </li>
      ))}
    </ul>
  )
}
