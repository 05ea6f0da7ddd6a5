import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/domain/values/calendar'
import { formatMoney } from '@/domain/money'
import { unitWords } from '@/domain/orders/unit-words'
import { isFault, MAX_RETURN_PICTURES, RETURN_REASONS, RETURN_TEXT } from '@/domain/orders/returns/request'
import { ActionForm } from '@/ui/forms/action-form'
import { newKey } from '@/ui/forms/requests/new-key'
import { KeptChoice, KeptField, KeptText, PicturesField } from '@/features/buying/returns/kept-fields'
import { askReturn } from '@/features/buying/returns/return-actions'
import type { NewReturn, ReturnableLine } from '@/features/buying/returns/return-view'

type Props = { asked: NewReturn; product: string | undefined }

/** Asks to return goods of an order (rule M83): the line it was opened from is filled in. It works without script. */
export function NewReturnForm({ asked: { order, lines, lastDays, today, returnDays }, product }: Props) {
  const t = useTranslations('returns')
  const locale = useLocale()
  const left = lines.filter((line) => line.left > 0)
  const chosen = left.filter((line) => line.product === product)
  const others = left.filter((line) => !chosen.includes(line))
  const isOpen = (day: string | null) => day !== null && today <= day
  const hintOf = (day: string | null) => {
    if (day === null) return t('mindNot')
    return isOpen(day) ? t('mindUntil', { day: formatDay(day, locale) }) : t('mindOver')
  }
  const hint =
    returnDays === null ? `${hintOf(lastDays.mind)} ${t('mindByAgreement')}` : hintOf(lastDays.mind)
  return (
    <ActionForm
      action={askReturn}
      hidden={{ locale, order: order.id, key: newKey() }}
      label={t('ask')}
      failed={t.raw('failed') as string}
      kind="primary"
    >
      {(chosen.length > 0 ? chosen : others).map((line) => (
        <Line key={line.item} line={line} isChosen={chosen.length > 0} />
      ))}
      {chosen.length > 0 && others.length > 0 ? (
        <details className="fold-box">
          <summary className="cursor-pointer px-4 py-2 font-medium">{t('otherItems')}</summary>
          <div className="grid gap-4 px-4 pb-4">
            {others.map((line) => (
              <Line key={line.item} line={line} isChosen={false} />
            ))}
          </div>
        </details>
      ) : null}
      <KeptChoice
        name="reason"
        legend={t('reasonTitle')}
        options={RETURN_REASONS.map(
          (reason) => [reason, t(`reasons.${reason}`), isFault(reason) ? undefined : hint] as const,
        )}
      />
      <KeptText name="note" label={t('noteLabel')} rows={3} maxLength={RETURN_TEXT} />
      <PicturesField
        name="pictures"
        label={t('picturesLabel')}
        hint={t('picturesHint', { max: MAX_RETURN_PICTURES })}
        accept="image/jpeg,image/png"
      />
    </ActionForm>
  )
}

function Line({ line, isChosen }: { line: ReturnableLine; isChosen: boolean }) {
  const t = useTranslations('returns')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  const { item, name, picture, quantity, left, unitPrice } = line
  return (
    <div className="grid grid-cols-[4rem_1fr] items-start gap-4">
      <span className="picture picture-product rounded-md">
        {picture ? <img src={picture} alt="" width={64} height={80} loading="lazy" /> : null}
      </span>
      <div className="grid min-w-0 gap-2">
        <div>
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-muted figures text-sm">
            {words.times(line, quantity, formatMoney(unitPrice, locale))}
          </p>
        </div>
        <KeptField
          name={`quantity.${item}`}
          label={t('quantityOf', { left: words.named(line, left) })}
          inputMode="numeric"
          maxLength={10}
          className="max-w-32"
          value={isChosen ? String(left) : ''}
        />
      </div>
    </div>
  )
}
