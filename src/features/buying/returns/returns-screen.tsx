import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/domain/values/calendar'
import { dateFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { dayOfDue } from '@/domain/orders/returns/deadlines'
import { returnTurn } from '@/domain/orders/returns/moves'
import type { Side } from '@/domain/talk/thread'
import { localePath } from '@/messages/locales'
import { EmptyState } from '@/ui/parts/empty-state'
import type { ReturnRow } from './return-view'
import { ReturnStatusBadge } from './status-badge'

export const returnsPath = (side: Side) => (side === 'seller' ? '/seller/returns' : '/buyer-returns')

type Props = { returns: ReturnRow[]; side: Side; timeZone: string }

/** A member's returns: those asked for as buyer, or those to answer as seller (rule M91). */
export function ReturnsScreen({ returns, side, timeZone }: Props) {
  const t = useTranslations('returns')
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone })
  if (returns.length === 0) return <EmptyState title={t('none')} text={t(`noneText.${side}`)} />
  return (
    <ul className="border-line border-t">
      {returns.map(({ id, number, status, reason, partner, first, others, value, refunded, at, dueAt }) => (
        <li key={id} className="border-line flex flex-wrap items-start gap-x-6 gap-y-2 border-b py-3">
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="text-base font-semibold tracking-normal wrap-anywhere">
              <a className="hover:text-celadon" href={localePath(locale, `${returnsPath(side)}/${id}`)}>
                {others > 0 ? t('goods', { first, others }) : first}
              </a>
            </h2>
            <p className="text-muted flex flex-wrap gap-x-3 text-sm">
              <span>{number}</span>
              <span>{partner ?? t('formerMember')}</span>
              <span>{days.format(new Date(at))}</span>
              <span>{t(`reasons.${reason}`)}</span>
            </p>
            {dueAt && returnTurn(status) === side ? (
              <p className="text-sm font-medium">
                {t(`until.${status as 'requested'}`, { day: formatDay(dayOfDue(dueAt), locale) })}
              </p>
            ) : null}
          </div>
          <ReturnStatusBadge status={status} />
          <p className="figures font-semibold">
            {formatMoney(status === 'refunded' ? refunded : value, locale)}
          </p>
        </li>
      ))}
    </ul>
  )
}
