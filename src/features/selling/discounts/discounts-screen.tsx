import { useLocale, useTranslations } from 'next-intl'
import type { DiscountState } from '@/domain/cart/discounts/discount-rule'
import { dateFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { Badge } from '@/ui/parts/badge'
import { EmptyState } from '@/ui/parts/empty-state'
import { ActionForm } from '@/ui/forms/action-form'
import { endDiscount } from './discount-actions'
import type { DiscountRow } from './list-discounts'

const TONES = { scheduled: 'persimmon', running: 'celadon', usedUp: 'stone', over: 'stone' } as const

/** A seller's codes and price cuts, each with its state, what it is for and how often it was used (rule S57). */
export function DiscountsScreen({ discounts, canAct }: { discounts: DiscountRow[]; canAct: boolean }) {
  const t = useTranslations('discounts')
  const locale = useLocale()
  if (discounts.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />
  return (
    <ul className="border-line border-t">
      {discounts.map((discount) => (
        <li
          key={discount.id}
          className="border-line flex flex-wrap items-start gap-x-6 gap-y-2 border-b py-3"
        >
          <div className="min-w-0 flex-1 basis-64">
            <h3 className="text-base font-semibold tracking-normal wrap-anywhere">
              {discount.code ?? t('cut')}
            </h3>
            <p className="figures font-medium">
              {discount.percent === null
                ? t('amountOff', { amount: formatMoney(discount.amount ?? 0, locale) })
                : t('percentOff', { percent: discount.percent })}
              {' · '}
              {t(`scopes.${discount.scope}`, { category: discount.category, count: discount.products })}
            </p>
            {discount.isHouse ? <p className="text-sm">{t('byHouse')}</p> : null}
            <Limits discount={discount} />
          </div>
          <DiscountBadge state={discount.state} />
          {canAct && !discount.isHouse && discount.state !== 'over' ? (
            <div className="basis-40">
              <ActionForm
                action={endDiscount}
                hidden={{ locale, discount: discount.id }}
                fold={t('end')}
                label={t('endNow')}
                about={discount.code ?? t('cut')}
                failed={t.raw('failed') as string}
                kind="danger"
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function DiscountBadge({ state }: { state: DiscountState }) {
  const t = useTranslations('discounts.states')
  return <Badge tone={TONES[state]}>{t(state)}</Badge>
}

/** Days, minimum and uses. The last day is the one whose end is the end. */
function Limits({ discount }: { discount: DiscountRow }) {
  const t = useTranslations('discounts')
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone: 'America/Toronto' })
  const { from, until, minimum, uses, usesPerBuyer, used, code } = discount
  const last = new Date(Date.parse(until) - 1)
  return (
    <p className="text-muted flex flex-wrap gap-x-3 text-sm">
      <span>{t('days', { from: days.format(new Date(from)), until: days.format(last) })}</span>
      {minimum === null ? null : <span>{t('fromSum', { amount: formatMoney(minimum, locale) })}</span>}
      {code === null ? null : (
        <span>{uses === null ? t('used', { used }) : t('usedOf', { used, uses })}</span>
      )}
      {usesPerBuyer === null ? null : <span>{t('perBuyer', { count: usesPerBuyer })}</span>}
    </p>
  )
}
