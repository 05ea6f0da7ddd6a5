import { useTranslations } from 'next-intl'
import type { ComponentProps, SubmitEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import type { Cart } from './use-cart'

type Props = { board: Cart; locale: Locale }

/** Result of the last change, with an undo button after a removal. */
export function CartNotice({ board: { answer, post, send, cart }, locale }: Props) {
  const t = useTranslations('cart.page')
  const { message, ok, removed, line } = answer
  // A refusal is shown beside its line, while that exists.
  const lines = [...cart.sellers.flatMap((seller) => seller.lines), ...cart.saved]
  const isAtLine = !ok && (lines.some(({ id }) => id === line) || answer.fields?.code !== undefined)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(new FormData(event.currentTarget))
  }
  return (
    <div role="status" className="cart-notice">
      {removed ? (
        <UndoForm action={post} onSubmit={submit}>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="do" value="undo" />
          <input type="hidden" name="product" value={removed.product} />
          <input type="hidden" name="quantity" value={removed.quantity} />
          <input type="hidden" name="later" value={removed.later ? 'yes' : 'no'} />
          <span>{t('removedName', { name: removed.name })}</span>
          <button type="submit" className="link cursor-pointer font-semibold">
            {t('undo')}
          </button>
        </UndoForm>
      ) : message && !isAtLine ? (
        <p className={ok ? 'cart-said' : 'cart-said cart-refused'}>{message}</p>
      ) : null}
    </div>
  )
}

/** Disappears with the answer; focus moves to the notice in its place. */
function UndoForm(props: ComponentProps<'form'>) {
  return <form ref={useFocusRescue<HTMLFormElement>('.cart-notice')} className="cart-said" {...props} />
}
