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
import type { CartState } from './cart-state'
import type { CartView } from './cart-view'
import { changeLine } from './change-line'
import { useFlushUnsaved } from './use-flush-unsaved'

type Words = Record<'updateFailed' | 'removeFailed' | 'addFailed', string>

/** How long a page takes to go once it is being left. */
const A_MOMENT = 5_000

/** The cart, with what is being done to it shown at once and taken back where it is refused (rule M20). */
export function useCart(given: CartView, locale: Locale, words: Words) {
  const router = useRouter()
  // Without script the form is posted, and its answer comes with the page.
  const [posted, post] = useActionState(changeLine, {})
  const [source, setSource] = useState(given)
  const [stored, setStored] = useState(given)
  const [answer, setAnswer] = useState<CartState | null>(null)
  const [cart, expect] = useOptimistic(stored, applyChange)
  const [isSending, begin] = useTransition()
  const unsaved = useRef(new Map<string, number>())
  // What stands in a field and cannot be ordered.
  const refused = useRef(new Set<string>())
  const isGoing = useIsUnloading()
  useFlushUnsaved(unsaved, locale)
  const [isLeaving, setLeaving] = useState(false)
  if (source !== given) {
    setSource(given)
    setStored(given)
  }

  useEffect(() => {
    const look = () => startTransition(() => router.refresh())
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look()
    }
    addEventListener('pageshow', back)
    const deaf = onCartChangedElsewhere(look)
    return () => {
      removeEventListener('pageshow', back)
      deaf()
    }
  }, [router])

  /** Sends a form of the page; what it changes is shown meanwhile. */
  const send = (form: FormData, change?: CartChange) =>
    begin(async () => {
      if (change) expect(change)
      const line = change?.line ?? ''
      const quantity = quantityIn(change)
      if (quantity === undefined) unsaved.current.delete(line)
      else unsaved.current.set(line, quantity)
      const got = await sendChange(form, words)
      // Another quantity may have been typed meanwhile. What was cut off because the page is being left goes out with it;
      // what failed on a page that stays was taken back before the buyer's eyes, and is not sent behind their back.
      const isCutOff = got.ok === undefined && quantity !== undefined && isGoing()
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

  /** On to the checkout, with everything that was just typed; not with another quantity than the one that is shown. */
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

/** Whether the page is being left at this moment: a browser says so before it cuts off what is under way. */
function useIsUnloading() {
  const since = useRef(-A_MOMENT)
  useEffect(() => {
    const note = () => {
      since.current = performance.now()
    }
    addEventListener('beforeunload', note)
    return () => removeEventListener('beforeunload', note)
  }, [])
  return () => performance.now() - since.current < A_MOMENT
}

/** What a line is to have then; none is a removal (rule M19). */
function quantityIn(change?: CartChange) {
  if (change?.do === 'set') return change.quantity
  return change?.do === 'remove' ? 0 : undefined
}

/** What is said when the shop could not be reached or failed. */
async function sendChange(form: FormData, words: Words): Promise<CartState> {
  const wish = form.get('do')
  const { answer, problem = '' } = await ask(() => changeLine({}, form))
  if (answer) return answer
  const failed =
    wish === 'remove' ? words.removeFailed : wish === 'undo' ? words.addFailed : words.updateFailed
  return { message: withReason(failed, problem), line: String(form.get('line') ?? '') }
}
