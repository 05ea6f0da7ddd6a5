import { useState } from 'react'
import { unitsFor, type Content } from '@/domain/products/facts/content'
import { formatTag, formatWhole, type Locale } from '@/domain/locale'
import { parseWhole } from '@/domain/values/typed-number'
import { moqOf, OPEN_MAX, type Tier } from '@/domain/products/prices/tiers'
import { fillMessage } from '@/ui/page/fill-message'
import { useScript } from '@/ui/page/use-script'
import type { BuyWords } from './buy-words'

type Props = {
  content: Content
  tiers: readonly Tier[]
  quantity: number
  locale: Locale
  words: BuyWords
  onTake: (quantity: number) => void
}

/** For cuts and breakage, in percent. */
const SPARE = 10
/** Ten thousand square metres are a shopping mall. */
const MOST = 100_000

/** How many units cover what a buyer needs, with a tenth to spare (rule C54). */
export default function ContentField({ content, tiers, quantity, locale, words, onTake }: Props) {
  const [typed, setTyped] = useState('')
  const [hasSpare, setSpare] = useState(true)
  const isScripted = useScript()
  // Thousands set apart are no decimals: nobody buys 1.500 m² to the square centimetre.
  const needed = parseWhole(typed)
  const most = Math.min(MOST, Math.floor((OPEN_MAX * content.amount) / (1 + SPARE / 100)))
  const isRight = needed > 0 && needed <= most
  const found = isRight ? unitsFor(needed, hasSpare ? SPARE : 0, content) : null
  const units = found && Math.max(found.units, moqOf(tiers))
  const amount = found && units ? unitsFor(units * content.amount, 0, content).amount : 0
  const [measure = ''] = words.measures
  const decimal = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 2 })
  return (
    <div className="bg-tone grid gap-2 rounded-md px-3 py-2 text-sm" data-scripted="">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="flex items-center gap-2">
          {words.need}
          <input
            // What is typed before the script runs would be lost.
            readOnly={!isScripted}
            className="input figures w-24"
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            value={typed}
            aria-invalid={typed !== '' && !isRight}
            onChange={(event) => setTyped(event.target.value)}
          />
          {measure}
        </label>
        <label className="flex min-h-6 items-center gap-2">
          <input
            type="checkbox"
            className="accent-celadon size-5"
            checked={hasSpare}
            onChange={(event) => setSpare(event.target.checked)}
          />
          {words.spare}
        </label>
      </div>
      <p aria-atomic="true" className="flex flex-wrap items-baseline gap-x-3 empty:hidden">
        {units && units <= OPEN_MAX ? (
          <>
            <span>
              {fillMessage(words.covers, {
                units: formatWhole(units, locale),
                amount: decimal.format(amount),
                measure,
              })}
            </span>
            {units === quantity ? null : (
              <button type="button" className="link cursor-pointer font-medium" onClick={() => onTake(units)}>
                {fillMessage(words.take, { quantity: formatWhole(units, locale) })}
              </button>
            )}
          </>
        ) : typed !== '' ? (
          <span className="text-persimmon-deep">
            {fillMessage(words.needNumber, { most: formatWhole(most, locale) })}
          </span>
        ) : null}
      </p>
    </div>
  )
}
