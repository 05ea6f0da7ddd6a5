'use client'

import { useState } from 'react'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import {
  cheaperAtMore,
  lineTotal,
  moqOf,
  nextTierSaving,
  OPEN_MAX,
  unitPriceFor,
  type Tier,
} from '@/domain/tiers'

export type BuyWords = Record<
  | 'quantity'
  | 'fewer'
  | 'more'
  | 'each'
  | 'total'
  | 'ladder'
  | 'units'
  | 'unitPrice'
  | 'addMore'
  | 'cheaper'
  | 'least',
  string
>

type Props = { tiers: Tier[]; locale: Locale; words: BuyWords; children: React.ReactNode }

/** Puts figures into a sentence whose places are named: {add}, {price}. */
const say = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** The ladder of prices with the row one stands on, the quantity, what it comes to, and what more would save (spec 5, C6). */
export function BuyBox({ tiers, locale, words, children }: Props) {
  const least = moqOf(tiers)
  const [typed, setTyped] = useState(String(least))
  const quantity = /^\d+$/.test(typed) ? Number(typed) : Number.NaN
  const valid = quantity >= least && quantity <= OPEN_MAX
  const price = valid ? unitPriceFor(tiers, quantity) : undefined
  const total = valid ? lineTotal(tiers, quantity) : undefined
  const saving = valid ? nextTierSaving(tiers, quantity) : undefined
  const cheaper = valid ? cheaperAtMore(tiers, quantity) : undefined
  const figure = (n: number) =>
    n.toLocaleString(locale === 'en' ? 'en-CA' : locale === 'fr' ? 'fr-CA' : 'ko-KR')
  const money = (cents: number) => formatMoney(cents, locale)
  const step = (by: number) =>
    setTyped(String(Math.min(OPEN_MAX, Math.max(least, (valid ? quantity : least) + by))))
  return (
    <div className="grid gap-4">
      <table className="ladder figures">
        <caption className="sr-only">{words.ladder}</caption>
        <thead>
          <tr>
            <th scope="col">{words.units}</th>
            <th scope="col">{words.unitPrice}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr
              key={tier.minQty}
              aria-current={valid && quantity >= tier.minQty && quantity <= tier.maxQty ? 'true' : undefined}
            >
              <th scope="row">
                {tier.maxQty >= OPEN_MAX
                  ? `${figure(tier.minQty)}+`
                  : `${figure(tier.minQty)}–${figure(tier.maxQty)}`}
              </th>
              <td>{money(tier.unitPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <label className="grid gap-1 text-sm">
          {words.quantity}
          <span className="stepper">
            <button
              type="button"
              aria-label={words.fewer}
              disabled={!valid || quantity <= least}
              onClick={() => step(-1)}
            >
              −
            </button>
            <input
              name="quantity"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              maxLength={6}
              aria-invalid={!valid}
              aria-describedby="buy-hint"
              onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
            />
            <button type="button" aria-label={words.more} onClick={() => step(1)}>
              +
            </button>
          </span>
        </label>
        <p className="figures text-end" aria-live="polite">
          <span className="text-muted block text-sm">
            {price?.ok ? say(words.each, { price: money(price.value) }) : ' '}
          </span>
          <span className="text-xl font-semibold">{total?.ok ? money(total.value) : '—'}</span>
          <span className="sr-only">{words.total}</span>
        </p>
      </div>
      <p id="buy-hint" className="min-h-6 text-sm" aria-live="polite">
        {!valid ? (
          <span className="text-persimmon-deep">{say(words.least, { quantity: figure(least) })}</span>
        ) : cheaper ? (
          <span className="text-persimmon-deep">
            {say(words.cheaper, { quantity: figure(cheaper.quantity), total: money(cheaper.total) })}
          </span>
        ) : saving ? (
          <span className="text-celadon">
            {say(words.addMore, { add: figure(saving.add), price: money(saving.unitPrice) })}
          </span>
        ) : null}
      </p>
      {children}
    </div>
  )
}
