import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { loginPath } from '@/ui/auth/auth-path'
import { SHEET_PATH, type SheetBoard } from './use-sheet'

type Props = { board: SheetBoard; locale: Locale }

/** What became of the last command, with the way on. Without script, signing in opens beside the sheet, which would be lost. */
export function SheetNotice({ board: { answer }, locale }: Props) {
  const t = useTranslations('quickOrder')
  const { message, ok, isSignedOut, count } = answer
  const box = useRef<HTMLDivElement>(null)
  // The sheet gets shorter by what went into the cart: on a phone the answer would be far above.
  useEffect(() => {
    if (answer.message) box.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  const login = loginPath(locale, `${SHEET_PATH}?add=1`)
  return (
    <div ref={box} role="status" className="cart-notice">
      {message ? (
        <p className={ok ? 'cart-said' : 'cart-said cart-refused'}>
          <span className="whitespace-pre-line">{message}</span>
          {count !== undefined ? (
            <a className="link font-semibold" href={localePath(locale, '/cart')}>
              {t('toCart')}
            </a>
          ) : null}
          {isSignedOut ? (
            <>
              <a className="link font-semibold" href={login} data-scripted="">
                {t('signIn')}
              </a>
              <a className="link font-semibold" href={login} target="_blank" data-unscripted="">
                {t('signIn')}
              </a>
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
