import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { RequestSide } from '@/domain/cart/price-requests/acting'
import { requestTurn } from '@/domain/cart/price-requests/moves'
import { localePath } from '@/messages/locales'
import { EmptyState } from '@/ui/parts/empty-state'
import type { RequestLine } from './request-view'
import { RequestStatus } from './status-badge'

type Props = { requests: RequestLine[]; side: RequestSide; timeZone: string }

export const requestsPath = (side: RequestSide) =>
  side === 'seller' ? '/seller/price-requests' : '/price-requests'

/** A member's price requests: those asked as buyer, or those to answer as seller (rules M73, M79). */
export function RequestsScreen({ requests, side, timeZone }: Props) {
  const t = useTranslations('priceRequests')
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone })
  // The last day of an answer is one of Toronto, as the offer says it.
  const lastDays = dateFormat(locale, { dateStyle: 'medium', timeZone: 'America/Toronto' })
  if (requests.length === 0) return <EmptyState title={t('none')} text={t(`noneText.${side}`)} />
  return (
    <ul className="border-line border-t">
      {requests.map(({ id, number, status, partner, first, others, total, at, expiresAt }) => (
        <li key={id} className="border-line flex flex-wrap items-start gap-x-6 gap-y-2 border-b py-3">
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="text-base font-semibold tracking-normal wrap-anywhere">
              <a className="hover:text-celadon" href={localePath(locale, `${requestsPath(side)}/${id}`)}>
                {others > 0 ? t('goods', { first, others }) : first}
              </a>
            </h2>
            <p className="text-muted flex flex-wrap gap-x-3 text-sm">
              <span>{number}</span>
              <span>{partner ?? t('formerMember')}</span>
              <span>{days.format(new Date(at))}</span>
            </p>
            {requestTurn(status) === side ? (
              <p className="text-sm font-medium">
                {t(`until.${status === 'requested' ? 'requested' : 'offered'}`, {
                  day: lastDay(lastDays, expiresAt),
                })}
              </p>
            ) : null}
          </div>
          <RequestStatus status={status} side={side} />
          <p className="figures font-semibold">{total === null ? '–' : formatMoney(total, locale)}</p>
        </li>
      ))}
    </ul>
  )
}

/** The day that a moment is the end of. */
export const lastDay = (days: { format: (moment: Date) => string }, end: string) =>
  days.format(new Date(Date.parse(end) - 1))
