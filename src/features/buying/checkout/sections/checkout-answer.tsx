'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { quoteChanges, type QuoteSnapshot } from '@/domain/cart/quote/quote-changes'
import type { Locale } from '@/domain/locale'
import { ChangeList } from './change-list'
import type { CheckoutState } from '@/features/buying/checkout/checkout-form'

type Props = { answer: CheckoutState; now: QuoteSnapshot | undefined; locale: Locale }

/** Result of placing the order: a link to the payment, the changes to confirm, or the reason for a refusal. */
export function CheckoutAnswer({ answer, now, locale }: Props) {
  const t = useTranslations('checkout.page')
  const { message, redirect, before, fields = {} } = answer
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!message) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [message, answer])
  if (!message) return null
  if (redirect)
    return (
      <div ref={box} role="status" tabIndex={-1} className="cart-said text-lg font-medium">
        <p>{message}</p>
        <a className="link" href={redirect}>
          {t('goOn')}
        </a>
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${redirect}`} />
        </noscript>
      </div>
    )
  const changes = before && now ? quoteChanges(before, now) : []
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="border-persimmon-deep bg-persimmon-wash mb-6 grid gap-2 rounded-md border p-4"
    >
      <p className="font-medium">{message}</p>
      {changes.length > 0 ? <ChangeList changes={changes} locale={locale} /> : null}
      <ul className="list-disc ps-5">
        {Object.entries(fields)
          .filter(([path]) => /^(?:line|shipping)\./.test(path))
          .map(([path, text]) => (
            <li key={path}>
              <a className="underline" href={`#${path}`}>
                {text}
              </a>
            </li>
          ))}
      </ul>
    </div>
  )
}
