import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import type { CartView } from './cart-view'
import type { Cart } from './use-cart'

type Props = { board: Cart; locale: Locale }

/** One code per checkout (rule M131): entered here, named with what it takes off, and taken out again. Works without script. */
export function CodeField(props: Props) {
  const { code } = props.board.cart
  return code ? <EnteredCode {...props} code={code} /> : <EnterCode {...props} />
}

const submitTo = (send: Cart['send']) => (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault()
  send(new FormData(event.currentTarget))
}

function EnteredCode({ board, code, locale }: Props & { code: NonNullable<CartView['code']> }) {
  const t = useTranslations('cart.page')
  const { post, send } = board
  return (
    <form
      ref={useFocusRescue<HTMLFormElement>('.cart-notice')}
      action={post}
      onSubmit={submitTo(send)}
      className="grid gap-1 text-sm"
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="do" value="noCode" />
      <p className="wrap-anywhere">
        {t('codeIs', { code: code.code })}{' '}
        <button type="submit" className="link min-h-6 cursor-pointer">
          {t('removeCode')}
        </button>
      </p>
      {code.problem ? <p className="cart-problem">{code.problem}</p> : null}
    </form>
  )
}

function EnterCode({ board, locale }: Props) {
  const t = useTranslations('cart.page')
  const { answer, post, send, isSending } = board
  const wrong = answer.ok ? undefined : answer.fields?.code
  return (
    <form
      ref={useFocusRescue<HTMLFormElement>('.cart-notice')}
      action={post}
      onSubmit={submitTo(send)}
      className="grid gap-1"
      noValidate
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="do" value="code" />
      <label htmlFor="code" className="text-sm font-medium">
        {t('code')}
      </label>
      <div className="flex gap-2">
        <input
          id="code"
          name="discountCode"
          className="input min-w-0 flex-1"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={answer.ok ? '' : (answer.kept?.code ?? '')}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? 'code-wrong' : undefined}
        />
        <button type="submit" className="button" aria-busy={isSending}>
          {t('enterCode')}
        </button>
      </div>
      <p id="code-wrong" className="cart-problem" role="status">
        {wrong}
      </p>
    </form>
  )
}
