import type { SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { fillMessage } from '@/ui/fill-message'
import type { CartWords } from './cart-words'
import type { Cart } from './use-cart'

type Props = { board: Cart; locale: Locale; words: CartWords }

/** One code per checkout (rule M131): entered here, named with what it takes off, and taken out again. Works without script. */
export function CodeField({ board, locale, words }: Props) {
  const { cart, answer, post, send, isSending } = board
  const { code } = cart
  const wrong = answer.ok ? undefined : answer.fields?.code
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(new FormData(event.currentTarget))
  }
  if (code)
    return (
      <form action={post} onSubmit={submit} className="grid gap-1 text-sm">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="do" value="noCode" />
        <p>
          {fillMessage(words.codeIs, { code: code.code })}{' '}
          <button type="submit" className="link cursor-pointer" disabled={isSending}>
            {words.removeCode}
          </button>
        </p>
        {code.problem ? <p className="cart-problem">{code.problem}</p> : null}
      </form>
    )
  return (
    <form action={post} onSubmit={submit} className="grid gap-1" noValidate>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="do" value="code" />
      <label htmlFor="code" className="text-sm font-medium">
        {words.code}
      </label>
      <div className="flex gap-2">
        <input
          id="code"
          name="discountCode"
          className="field min-w-0 flex-1"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={answer.ok ? '' : (answer.kept?.code ?? '')}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? 'code-wrong' : undefined}
        />
        <button type="submit" className="button" aria-busy={isSending}>
          {words.enterCode}
        </button>
      </div>
      <p id="code-wrong" className="cart-problem" aria-live="polite">
        {wrong}
      </p>
    </form>
  )
}
