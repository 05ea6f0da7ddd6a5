import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import type { Locale } from '@/domain/locale'
import type { TierValues } from '@/domain/products/listing/product-values'
import { shownPrice, steppedTier, type TierField } from '@/domain/products/listing/tier-values'
import { FieldError } from '@/ui/forms/fields/field-error'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { Icon } from '@/ui/parts/icon'

type Props = {
  at: number
  values: TierValues
  isLast: boolean
  isOnly: boolean
  issues: Record<string, string>
  locale: Locale
  /** Of what the seller is paid for a unit (rule S42). */
  net: string
  onType: (field: TierField, text: string) => void
  onSet: (field: TierField, value: string) => void
  onRemove: () => void
}

const FIELDS = ['minQty', 'maxQty', 'unitPrice'] as const
const STEPS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }
export const ADD_TIER = 'tier-add'
/** One below the other where letters are large and the screen is small. */
export const TIER_GRID = 'grid max-w-2xl gap-2 min-[18rem]:grid-cols-[1fr_1fr_1fr_2.75rem]'

/** One tier: from, to, price. The end of the last one may stay empty: it is open (rule C23). */
export function TierRow({ at, values, isLast, isOnly, issues, locale, net, ...on }: Props) {
  const t = useTranslations('tierEditor')
  const { onType, onSet, onRemove } = on
  const name = t('tier', { n: String(at + 1) })
  const idOf = (field: TierField) => `moqPrices.${at}.${field}`
  const press = (field: TierField) => (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSet(field, steppedTier(field, values[field], by))
  }
  return (
    <div
      ref={useFocusRescue<HTMLDivElement>(`#${ADD_TIER}`)}
      role="group"
      aria-label={name}
      className="grid gap-1"
    >
      <div className={TIER_GRID}>
        {FIELDS.map((field) => (
          <div key={field} className="grid gap-1">
            <span className="text-muted text-sm min-[18rem]:hidden" aria-hidden="true">
              {t(field)}
            </span>
            <input
              id={idOf(field)}
              name={idOf(field)}
              className="input figures"
              inputMode={field === 'unitPrice' ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={field === 'unitPrice' ? 12 : 6}
              placeholder={isLast && field === 'maxQty' ? '∞' : undefined}
              aria-label={t('of', { field: t(field), tier: name })}
              aria-invalid={issues[idOf(field)] ? true : undefined}
              aria-describedby={issues[idOf(field)] ? `${idOf(field)}-error` : undefined}
              value={field === 'unitPrice' ? shownPrice(values.unitPrice, locale) : values[field]}
              onChange={(event) => onType(field, event.target.value)}
              onKeyDown={press(field)}
            />
          </div>
        ))}
        <button
          type="button"
          className="button button-icon"
          data-scripted=""
          aria-label={t('remove', { tier: name })}
          disabled={isOnly}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
      {net ? <p className="text-muted figures text-sm">{net}</p> : null}
      {FIELDS.map((field) => (
        <FieldError key={field} id={idOf(field)} error={issues[idOf(field)]} />
      ))}
    </div>
  )
}
