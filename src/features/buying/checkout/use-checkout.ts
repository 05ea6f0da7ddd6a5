import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { startTransition, useActionState, useRef, useState, useTransition, type SubmitEvent } from 'react'
import type { QuoteSnapshot } from '@/domain/cart/quote/quote-changes'
import { ask } from '@/ui/forms/requests/ask'
import { showCartCount } from '@/ui/frame/header/cart-count'
import { checkOut } from './actions'
import type { CheckoutState } from './checkout-form'

/** What was shown and is submitted with the form. */
export type CheckoutRequest = {
  address: string
  mark: string
  digest: string
  formKey: string
  seen: QuoteSnapshot
  /** The accepted offer that is ordered in place of the cart. */
  price?: string
}

/** Places the order once, however often the button is pressed, and continues to the payment (rules M4, M25). */
export function useCheckout(offer: CheckoutRequest | null) {
  const t = useTranslations('checkout')
  const router = useRouter()
  // Without script the form is posted, and the result is part of the next page.
  const [posted, post] = useActionState(checkOut, {})
  const [answer, setAnswer] = useState<CheckoutState | null>(null)
  const [isSending, setSending] = useState(false)
  const [isGoing, go] = useTransition()
  const sent = useRef<string>(undefined)

  const send = async (form: FormData) => {
    setSending(true)
    const { answer: got, problem = '' } = await ask(() => checkOut({}, form))
    if (got?.redirect) {
      setAnswer(got)
      if (offer?.price === undefined) showCartCount(0)
      location.assign(got.redirect)
      return
    }
    sent.current = undefined
    setSending(false)
    // Without an answer the order may have been placed: the same key makes a retry safe.
    setAnswer(got ?? { message: t('failed', { message: problem }) })
    if (got && !got.isUnavailable) startTransition(() => router.refresh())
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!offer || sent.current === offer.formKey || isGoing) return
    sent.current = offer.formKey
    void send(new FormData(event.currentTarget))
  }
  const choose = (href: string) => {
    setAnswer(null)
    go(() => router.replace(href, { scroll: false }))
  }
  return { answer: answer ?? posted, post, submit, isSending, isGoing, choose }
}
