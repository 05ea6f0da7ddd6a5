import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { loginPath } from '@/ui/auth/auth-path'
import { SHEET_PATH, type SheetBoard } from './use-sheet'

type Props = { board: SheetBoard; locale: Locale }

/** What became of the last command, with the way on. Without script, signing in opens beside the sheet, which would be lost. */
export function SheetNotice({ board: { answer }, locale }: Props) {
  const t = useTranslations('quickOrder')
  const { message, ok, isSignedOut, count } = answer
  const login = loginPath(locale, `${SHEET_PATH}?add=1`)
  return (
    <div role="status" className="cart-notice">
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
