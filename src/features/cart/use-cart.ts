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
import { ask } from '@/ui/forms/ask'
import { onCartChangedElsewhere, showCartCount } from '@/ui/frame/cart-count'
import { withReason } from '@/ui/forms/failure'
import { applyChange, type CartChange } from './apply-change'
import type { CartState } from './cart-form'
import type { CartView } from './cart-view'
import { changeLine } from './change-line'
import { useFlushUnsaved } from './use-flush-unsaved'

type Words = Record<'updateFailed' | 'removeFailed' | 'addFailed', string>

/** How long a page may take to unload. */
const A_MOMENT = 5_000

/** The cart with optimistic changes, rolled back if refused (rule M20). */
export function useCart(given: CartView, locale: Locale, words: Words) {
  const router = useRouter()
  // Without script the form is posted, and the result is part of the next page.
  const [posted, post] = useActionState(changeLine, {})
  const [source, setSource] = useState(given)
  const [stored, setStored] = useState(given)
  const [answer, setAnswer] = useState<CartState | null>(null)
  const [cart, expect] = useOptimistic(stored, applyChange)
  const [isSending, begin] = useTransition()
  const unsaved = useRef(new Map<string, number>())
  // Ids of lines whose typed quantity cannot be ordered.
  const refused = useRef(new Set<string>())
  const isUnloading = useIsUnloading()
  useFlushUnsaved(unsaved, locale)
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
  const send = (form: FormData, change?: CartChange) =>
    begin(async () => {
      if (change) expect(change)
      const line = change?.line ?? ''
      const quantity = quantityIn(change)
      if (quantity === undefined) unsaved.current.delete(line)
      else unsaved.current.set(line, quantity)
      const got = await sendChange(form, words)
      // A request aborted by leaving the page is sent again on unload (`useFlushUnsaved`); one that failed on a page that stays
      // was visibly rolled back and is not sent again. Another quantity may have been typed since.
      const isCutOff = got.ok === undefined && quantity !== undefined && isUnloading()
      const forget = () => {
        if (unsaved.current.get(line) === quantity) unsaved.current.delete(line)
      }
      if (isCutOff) setTimeout(forget, A_MOMENT)
      else forget()
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
    if (unsaved.current.size === 0 && !wrong && !isSending) return
    event.preventDefault()
    if (wrong) return wrong.focus()
    setLeaving(true)
  }
  useEffect(() => {
    if (!isLeaving || isSending) return
    const timer = setInterval(() => {
      if (unsaved.current.size > 0) return
      clearInterval(timer)
      location.assign(localePath(locale, '/checkout'))
    }, 100)
    return () => clearInterval(timer)
  }, [isLeaving, isSending, locale])

  return { cart, answer: answer ?? posted, post, send, unsaved, refused, leave, isLeaving }
}

export type Cart = ReturnType<typeof useCart>

/** Whether the page is being unloaded: browsers fire `beforeunload` before they abort requests. */
function useIsUnloading() {
  const since = useRef(-A_MOMENT)
  useEffect(() => {
    const mark = () => {
      since.current = performance.now()
    }
    addEventListener('beforeunload', mark)
    return () => removeEventListener('beforeunload', mark)
  }, [])
  return () => performance.now() - since.current < A_MOMENT
}

/** The line's new quantity; 0 removes it (rule M19). */
function quantityIn(change?: CartChange) {
  if (change?.do === 'set') return change.quantity
  return change?.do === 'remove' ? 0 : undefined
}

/** Sends a change; without an answer the result says what failed and why. */
async function sendChange(form: FormData, words: Words): Promise<CartState> {
  const command = form.get('do')
  const { answer, problem = '' } = await ask(() => changeLine({}, form))
  if (answer) return answer
  const failed =
    command === 'remove' ? words.removeFailed : command === 'undo' ? words.addFailed : words.updateFailed
  return { message: withReason(failed, problem), line: String(form.get('line') ?? '') }
}
