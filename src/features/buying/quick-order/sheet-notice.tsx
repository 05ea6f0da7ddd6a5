import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { loginPath } from '@/ui/auth/auth-path'
import type { SheetWords } from './sheet-words'
import { PAGE, type SheetBoard } from './use-sheet'

type Props = { board: SheetBoard; locale: Locale; words: SheetWords }

/** What became of the last command, with the way on. Without script, signing in opens beside the sheet, which would be lost. */
export function SheetNotice({ board: { answer }, locale, words }: Props) {
  const { message, ok, isSignedOut, count } = answer
  const login = loginPath(locale, `${PAGE}?add=1`)
  return (
    <div role="status" className="cart-notice">
      {message ? (
        <p className={ok ? 'cart-said' : 'cart-said cart-refused'}>
          <span className="whitespace-pre-line">{message}</span>
          {count !== undefined ? (
            <a className="link font-semibold" href={localePath(locale, '/cart')}>
              {words.toCart}
            </a>
          ) : null}
          {isSignedOut ? (
            <>
              <a className="link font-semibold" href={login} data-scripted="">
                {words.signIn}
              </a>
              <a className="link font-semibold" href={login} target="_blank" data-unscripted="">
                {words.signIn}
              </a>
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
