import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import {
  startTransition,
  useActionState,
  useEffect,
  useOptimistic,
  useRef,
  useState,
  useTransition,
  type MouseEvent,
} from 'react'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { ask } from '@/ui/forms/requests/ask'
import { onCartChangedElsewhere, showCartCount } from '@/ui/frame/header/cart-count'
import { applyCartChange, type LineChange } from './lines/apply-change'
import type { CartState } from './cart-form'
import type { CartView } from './cart-view'
import { changeCartLine } from './lines/change-line'

/** The cart with optimistic changes, rolled back if refused (rule M20). */
export function useCart(given: CartView, locale: Locale) {
  const t = useTranslations('cart')
  const router = useRouter()
  // Without script the form is posted, and the result is part of the next page.
  const [posted, post] = useActionState(changeCartLine, {})
  const [source, setSource] = useState(given)
  const [stored, setStored] = useState(given)
  const [answer, setAnswer] = useState<CartState | null>(null)
  const [cart, expect] = useOptimistic(stored, applyCartChange)
  const [isSending, begin] = useTransition()
  // Ids of lines whose typed quantity is not sent yet.
  const unsent = useRef(new Set<string>())
  // Ids of lines whose typed quantity cannot be ordered.
  const refused = useRef(new Set<string>())
  const [isLeaving, setLeaving] = useState(false)
  if (source !== given) {
    setSource(given)
    setStored(given)
  }

  useEffect(() => {
    const refresh = () => startTransition(() => router.refresh())
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh()
    }
    addEventListener('pageshow', back)
    const unsubscribe = onCartChangedElsewhere(refresh)
    return () => {
      removeEventListener('pageshow', back)
      unsubscribe()
    }
  }, [router])

  /** Submits a form and shows its change optimistically. */
  const send = (form: FormData, change?: LineChange) =>
    begin(async () => {
      if (change) expect(change)
      const got = await sendChange(form, (key, message) => t(key, { message }))
      startTransition(() => {
        if (got.cart) setStored(got.cart)
        setAnswer(got)
        if (!got.ok) setLeaving(false)
      })
      if (got.cart) showCartCount(got.cart.count)
    })

  /** Goes to the checkout once all typed quantities are stored; an invalid one gets the focus instead. */
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    const [wrong] = [...refused.current].flatMap((id) => document.getElementById(`quantity-${id}`) ?? [])
    if (unsent.current.size === 0 && !wrong && !isSending) return
    event.preventDefault()
    if (wrong) return wrong.focus()
    setLeaving(true)
  }
  useEffect(() => {
    if (!isLeaving || isSending) return
    const timer = setInterval(() => {
      if (unsent.current.size > 0) return
      clearInterval(timer)
      location.assign(localePath(locale, '/checkout'))
    }, 100)
    return () => clearInterval(timer)
  }, [isLeaving, isSending, locale])

  /** What was typed into a line and refused, where no script has sent it. */
  const keptOf = (line: string) =>
    answer === null && !posted.ok && posted.line === line ? posted.kept?.quantity || undefined : undefined
  return { cart, answer: answer ?? posted, post, send, isSending, keptOf, unsent, refused, leave, isLeaving }
}

export type Cart = ReturnType<typeof useCart>

type Failed = 'updateFailed' | 'removeFailed' | 'addFailed' | 'codeFailed'

/** Sends a change; without an answer the result says what failed and why. */
async function sendChange(
  form: FormData,
  word: (failed: Failed, reason: string) => string,
): Promise<CartState> {
  const command = form.get('do')
  const { answer, problem = '' } = await ask(() => changeCartLine({}, form))
  if (answer) return answer
  const isCode = command === 'code' || command === 'noCode'
  const failed = isCode
    ? 'codeFailed'
    : command === 'remove'
      ? 'removeFailed'
      : command === 'undo'
        ? 'addFailed'
        : 'updateFailed'
  return { message: word(failed, problem), line: String(form.get('line') ?? '') }
}
