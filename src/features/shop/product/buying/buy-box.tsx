'use client'

import { lazy, Suspense, useState, type ReactNode, type SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { SampleTerms } from '@/domain/products/prices/sample'
import type { Content } from '@/domain/products/facts/content'
import { checkQuantity } from '@/domain/products/prices/quantity'
import { lineTotal, moqOf, unitPriceFor, type Tier } from '@/domain/products/prices/tiers'
import { localePath } from '@/messages/locales'
import { BuyStatus } from './buy-status'
import type { BuyWords } from './buy-words'
import { DeliveredPrice, type Delivery } from './delivered-price'
import { PriceLadder } from './price-ladder'
import { loginPath } from '@/ui/auth/auth-path'
import { QuantityField } from '@/ui/forms/fields/quantity-field'
import { QuantityHint } from '@/ui/forms/fields/quantity-hint'
import { parseQuantity } from '@/ui/forms/fields/parse-quantity'
import { fillMessage } from '@/ui/page/fill-message'
import { useScript } from '@/ui/page/use-script'
import { useAddToCart, type Add } from './use-add-to-cart'
import { savePendingAdd } from '@/ui/auth/pending-add'

/** Only goods with a content have it: no other page loads it. */
const ContentField = lazy(() => import('./content-field'))
/** Only goods with a sample have it. */
const SampleOffer = lazy(() => import('./sample-offer'))

type Goods = {
  id: string
  tiers: (Tier & { formerPrice?: number })[]
  content: Content | null
  left: number | null
  /** Null where nothing is bought. */
  delivery: Delivery | null
  isPreview: boolean
  sample: SampleTerms | null
}
type Props = {
  goods: Goods
  locale: Locale
  words: BuyWords
  add: Add
  addSample: Add
  children: ReactNode
}

const FORM = 'buy'
const HINT = 'buy-hint'

/** A price is asked for more than the last tier begins with. */
const askPath = (product: string, quantity: number, tiers: readonly Tier[]) => {
  const least = tiers.length > 1 ? (tiers.at(-1)?.minQty ?? 1) : 1
  return `/price-requests/new?product=${product}&quantity=${quantity > least ? quantity : least}`
}

/** Price tiers, quantity, total, savings hint and add to cart (rules C6, C28). */
export function BuyBox({ goods, locale, words, add, addSample, children }: Props) {
  const { id, tiers, content, left, delivery, isPreview, sample } = goods
  const [draft, setDraft] = useState<string | null>(null)
  const signIn = (amount: number) => loginPath(locale, `/product/${id}?add=${amount}`)
  const pickQuantity = (amount: number) => setDraft(String(amount))
  const adding = useAddToCart({
    add,
    product: id,
    isPreview,
    locale,
    words,
    signIn,
    onPendingAdd: pickQuantity,
  })
  const typed = draft ?? adding.kept ?? String(moqOf(tiers))
  const quantity = parseQuantity(typed)
  const isSold = checkQuantity(tiers, quantity).ok
  const isGone = left === 0
  const isThere = left === null || quantity <= left
  const price = isSold && isThere ? unitPriceFor(tiers, quantity) : undefined
  const total = isSold && isThere ? lineTotal(tiers, quantity) : undefined
  // Without script nothing would enable the button again when another quantity is typed.
  const isCorrectable = !useScript() && !isGone && adding.kept !== undefined
  const isOwn = adding.line.isOwn ?? false
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSold && isThere && !isOwn && !adding.isSending) void adding.send(quantity)
  }
  return (
    <div className="grid gap-4">
      <PriceLadder
        tiers={tiers}
        content={content}
        quantity={quantity}
        left={left}
        locale={locale}
        words={words}
        askHref={isPreview ? null : localePath(locale, askPath(id, quantity, tiers))}
        onTake={pickQuantity}
      />
      {sample ? (
        <Suspense>
          <SampleOffer
            product={id}
            sample={sample}
            add={addSample}
            isDisabled={isGone || isOwn}
            locale={locale}
            words={words}
          />
        </Suspense>
      ) : null}
      {/* The one live region of the page: hint, total and what became of adding change in here. */}
      <div className="grid gap-4" aria-live="polite">
        <div>
          <QuantityField
            form={FORM}
            hint={HINT}
            tiers={tiers}
            typed={typed}
            quantity={quantity}
            isValid={isSold && isThere}
            words={words}
            onType={setDraft}
          />
          <QuantityHint
            id={HINT}
            tiers={tiers}
            quantity={quantity}
            left={left}
            locale={locale}
            words={words}
            onTake={pickQuantity}
          />
        </div>
        {content && content.unit !== 'piece' ? (
          <Suspense>
            <ContentField
              content={content}
              tiers={tiers}
              quantity={quantity}
              locale={locale}
              words={words}
              onTake={pickQuantity}
            />
          </Suspense>
        ) : null}
        {delivery ? (
          <DeliveredPrice
            delivery={delivery}
            product={id}
            quantity={isSold && isThere && !isOwn ? quantity : null}
            locale={locale}
            words={words}
          />
        ) : null}
        <form id={FORM} action={adding.post} onSubmit={submit} className="buy-bar no-print">
          <input type="hidden" name="product" value={id} />
          <input type="hidden" name="locale" value={locale} />
          <p className="figures" aria-atomic="true">
            <span className="sr-only">{words.total} </span>
            <span className="block text-xl font-semibold">
              {total?.ok ? formatMoney(total.value, locale) : '—'}
            </span>
            <span className="text-muted block text-sm">
              {price?.ok ? fillMessage(words.each, { price: formatMoney(price.value, locale) }) : '\u00a0'}
            </span>
          </p>
          <button
            type="submit"
            className="button button-primary buy-add"
            data-members={isGone ? undefined : ''}
            disabled={(!isCorrectable && (!isSold || !isThere)) || isOwn}
            // A disabled button would lose the focus while the answer is awaited.
            aria-disabled={adding.isSending || undefined}
          >
            {isGone ? words.soldOut : adding.isSending ? words.adding : words.add}
          </button>
          {isGone ? null : (
            <a
              className="button button-primary buy-add"
              data-signed-out=""
              data-prompt=""
              href={signIn(isSold && isThere ? quantity : moqOf(tiers))}
              onClick={() => isSold && isThere && savePendingAdd(id, quantity)}
            >
              {words.signIn}
            </a>
          )}
          <BuyStatus
            adding={adding}
            isOwn={isOwn}
            cart={localePath(locale, '/cart')}
            signIn={signIn(isSold ? quantity : moqOf(tiers))}
            locale={locale}
            words={words}
          />
        </form>
      </div>
      {children}
    </div>
  )
}
