'use client'

import { useTranslations } from 'next-intl'
import { formatDay } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import { toCents } from '@/domain/money'
import { netOf } from '@/domain/payments/payouts/net'
import { rateInWon, type WonRate } from '@/domain/payments/payouts/won'
import type { TierValues } from '@/domain/products/listing/product-values'
import { parseTiers } from '@/domain/products/listing/parse-product'
import { MAX_TIERS } from '@/domain/products/listing/product-limits'
import { EMPTY_TIER, isBlankTier } from '@/domain/products/listing/tier-values'
import { announce } from '@/ui/page/announce'
import { Button } from '@/ui/parts/button'
import { FieldError } from '@/ui/forms/fields/field-error'
import { PriceFigures } from './price-figures'
import { ADD_TIER, TIER_GRID, TierRow } from './tier-row'
import { useScript } from '@/ui/page/use-script'
import { useTiers } from './use-tiers'

type Props = {
  issues: Record<string, string>
  locale: Locale
  /** The seller's rate of commission. */
  commissionPpm: number
  /** For a seller in Korea, where staff have set a rate (rule S61). */
  won?: WonRate | null
}

/** Empty rows for tiers to add without script. */
const SPARE_ROWS = 3

/** Prices by quantity as typed (rules C7, C25), with what they mean beneath. Inside the form of a product. */
export function TierEditor({ issues: given, locale, commissionPpm, won }: Props) {
  const t = useTranslations('tierEditor')
  const tooMany = useTranslations('issues.tiers')
  const { rows, issues, type, set, add, removeAt } = useTiers(given, locale)
  const values = rows.map((row) => row.values)
  const parsed = parseTiers(values)
  const spare = useScript() ? 0 : spareRows(values.map(isBlankTier))
  const isFull = rows.length >= MAX_TIERS
  const nameOf = (at: number) => t('tier', { n: String(at + 1) })
  const press = () => announce(add() ? t('added', { tier: nameOf(rows.length) }) : t('full'))
  /** 'You receive $18.40 each after 8% commission.', once there is a price. */
  const netText = ({ unitPrice }: TierValues) => {
    const cents = toCents(unitPrice)
    if (!cents.ok || cents.value <= 0) return ''
    return t('net', netOf(cents.value, { commissionPpm, won }, locale))
  }
  const nothing = () => {}
  return (
    <fieldset className="grid gap-3" id="moqPrices" tabIndex={-1} aria-describedby="tier-hint">
      <legend className="mb-1 font-medium">{t('title')}</legend>
      <p id="tier-hint" className="text-muted text-sm">
        {t('hint')} {won ? t('won', { rate: rateInWon(won, locale), day: formatDay(won.on, locale) }) : null}
      </p>
      <div className={`${TIER_GRID} text-muted items-end text-sm max-[18rem]:hidden`} aria-hidden="true">
        <span>{t('minQty')}</span>
        <span>{t('maxQty')}</span>
        <span>{t('unitPrice')}</span>
      </div>
      {rows.map((row, at) => (
        <TierRow
          key={row.key}
          at={at}
          values={row.values}
          isLast={at === rows.length - 1}
          isOnly={rows.length === 1}
          issues={issues}
          locale={locale}
          net={netText(row.values)}
          onType={(field, text) => type(at, field, text)}
          onSet={(field, value) => set(at, field, value)}
          onRemove={() => {
            removeAt(at)
            announce(t('removed', { tier: nameOf(at) }))
          }}
        />
      ))}
      {Array.from({ length: spare }, (_, more) => (
        <div key={more} data-unscripted="">
          <TierRow
            at={rows.length + more}
            values={EMPTY_TIER}
            isLast={false}
            isOnly
            issues={{}}
            locale={locale}
            net=""
            onType={nothing}
            onSet={nothing}
            onRemove={nothing}
          />
        </div>
      ))}
      <FieldError id="moqPrices" error={issues.moqPrices} />
      <div data-scripted="">
        <Button id={ADD_TIER} onClick={press} disabled={isFull}>
          {t('add')}
        </Button>
        {isFull ? (
          <p className="text-muted mt-1 text-sm">{tooMany('tooManyRows', { max: MAX_TIERS })}</p>
        ) : null}
      </div>
      <PriceFigures tiers={parsed} locale={locale} />
    </fieldset>
  )
}

/** As many as are still missing after the empty rows at the end. */
function spareRows(blank: boolean[]) {
  const filled = blank.lastIndexOf(false) + 1
  return Math.max(0, Math.min(SPARE_ROWS - (blank.length - filled), MAX_TIERS - blank.length))
}
