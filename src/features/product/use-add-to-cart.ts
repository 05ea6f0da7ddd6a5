import { useActionState, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { ask } from '@/ui/forms/ask'
import { requestSignIn } from '@/ui/frame/request-sign-in'
import { withReason } from '@/ui/forms/failure'
import type { BuyWords } from './buy-words'
import { fetchLine, NO_LINE, showCount, temporaryLine, type CartLine } from './cart-line'
import { onCartChangedElsewhere } from '@/ui/frame/cart-count'
import { savePendingAdd, takePendingAdd } from './pending-add'

export type AddAnswer = {
  ok?: boolean
  message?: string
  isSignedOut?: boolean
  line?: { id: string; quantity: number; count: number }
}
export type Add = (state: AddAnswer, form: FormData) => Promise<AddAnswer>

type Given = {
  add: Add
  product: string
  locale: Locale
  words: BuyWords
  signIn: (quantity: number) => string
  onPendingAdd: (quantity: number) => void
}

/** Delay before the cart line is fetched again after a failure. */
const AGAIN = 5_000

/**
 * Adds to the cart in place: a temporary line shows at once, is replaced by the stored one, and removed if refused
 * (rules M18, M20).
 */
export function useAddToCart({ add, product, locale, words, signIn, onPendingAdd }: Given) {
  // Without script the form is posted and the answer comes with the page.
  const [posted, post] = useActionState(add, {})
  const [answer, setAnswer] = useState<AddAnswer | null>(null)
  const [line, setLine] = useState<CartLine>(NO_LINE)
  const [isSending, setSending] = useState(false)

  const send = async (quantity: number, before: CartLine) => {
    setSending(true)
    setAnswer(null)
    setLine(temporaryLine(before, quantity))
    const form = formOf({ locale, product, quantity: String(quantity) })
    const { answer: got, problem = '' } = await ask(() => add({}, form))
    setSending(false)
    if (got?.isSignedOut) {
      savePendingAdd(product, quantity)
      setLine(before)
      requestSignIn(signIn(quantity))
      return
    }
    setLine(got?.line ?? before)
    setAnswer(got ?? { message: withReason(words.addFailed, problem) })
    if (got?.line) showCount(got.line, got.line.count)
  }

  const wished = useRef(0)
  const arrive = useEffectEvent((found: CartLine) => {
    const isMember = Boolean(document.documentElement.dataset.session)
    setLine(found)
    if (found.isOwn) document.documentElement.dataset.own = ''
    else delete document.documentElement.dataset.own
    const wish = takePendingAdd(product)
    if (wish) onPendingAdd(wish.quantity)
    if (wish?.isOurs) wished.current = wish.quantity
    if (!isMember || wished.current === 0) return
    const quantity = wished.current
    wished.current = 0
    void send(quantity, found)
  })
  /** Another tab changed the cart; ignored while this one is sending. */
  const follow = useEffectEvent((found: CartLine) => {
    if (!isSending) setLine(found)
  })
  useEffect(() => {
    let asked: string | undefined | null = null
    let later: ReturnType<typeof setTimeout> | undefined
    // The session may be known only later: the hint was outdated, or the user has just signed in.
    const look = async () => {
      const { session } = document.documentElement.dataset
      if (session === asked) return
      asked = session
      const found = await fetchLine(product)
      if (asked !== session) return
      if (found) return arrive(found)
      asked = null
      later = setTimeout(() => void look(), AGAIN)
    }
    const lookAgain = async () => {
      const found = await fetchLine(product)
      if (found && asked !== null) follow(found)
    }
    void look()
    addEventListener('maru:session', look)
    const deaf = onCartChangedElsewhere(() => void lookAgain())
    return () => {
      asked = null
      clearTimeout(later)
      removeEventListener('maru:session', look)
      deaf()
    }
  }, [product])

  return { line, isSending, answer: answer ?? posted, post, send: (quantity: number) => send(quantity, line) }
}

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
