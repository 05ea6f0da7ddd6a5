import { useActionState, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { ask } from '@/ui/forms/requests/ask'
import { newKey } from '@/ui/forms/requests/new-key'
import { requestSignIn } from '@/ui/frame/account/request-sign-in'
import { withReason } from '@/ui/forms/requests/failure'
import type { BuyWords } from './buy-words'
import { fetchLine, NO_LINE, showCount, temporaryLine, type LineInCart } from './cart-line'
import { onCartChangedElsewhere } from '@/ui/frame/header/cart-count'
import { savePendingAdd, takePendingAdd } from '@/ui/auth/pending-add'

export type AddAnswer = {
  ok?: boolean
  message?: string
  isSignedOut?: boolean
  /** The database could not be asked, or did not say what became of it. */
  isUnavailable?: boolean
  line?: { id: string; quantity: number; count: number }
  /** What was typed, for a page without script. */
  kept?: Record<string, string>
}
export type Add = (state: AddAnswer, form: FormData) => Promise<AddAnswer>

type Options = {
  add: Add
  product: string
  /** A preview has no line in the cart. */
  isPreview: boolean
  locale: Locale
  words: BuyWords
  signIn: (quantity: number) => string
  onPendingAdd: (quantity: number) => void
}

/** Delay before the cart line is fetched again after a failure. */
const RETRY_MS = 5_000

/**
 * Adds to the cart in place: a temporary line shows at once, is replaced by the stored one, and removed if refused
 * (rules M18, M20).
 */
export function useAddToCart({ add, product, isPreview, locale, words, signIn, onPendingAdd }: Options) {
  // Without script the form is posted and the answer comes with the page.
  const [posted, post] = useActionState(add, {})
  const [answer, setAnswer] = useState<AddAnswer | null>(null)
  const [line, setLine] = useState<LineInCart>(posted.line ?? NO_LINE)
  const [isSending, setSending] = useState(false)
  // An add without an answer may have been stored: the same one, sent again, has the same key.
  const unanswered = useRef<{ quantity: number; key: string } | null>(null)

  const send = async (quantity: number, before: LineInCart) => {
    setSending(true)
    setAnswer(null)
    if (!isPreview) setLine(temporaryLine(before, quantity))
    const key = unanswered.current?.quantity === quantity ? unanswered.current.key : newKey()
    const form = formOf({ locale, product, quantity: String(quantity), key })
    const { answer: received, problem = '' } = await ask(() => add({}, form))
    unanswered.current = received && !received.isUnavailable ? null : { quantity, key }
    setSending(false)
    if (received?.isSignedOut) {
      savePendingAdd(product, quantity)
      setLine(before)
      requestSignIn(signIn(quantity))
      return
    }
    setLine(received?.line ?? before)
    setAnswer(received ?? { message: withReason(words.addFailed, problem) })
    if (received?.line) showCount(received.line, received.line.count)
  }

  const pendingQuantity = useRef(0)
  const handleLine = useEffectEvent((found: LineInCart) => {
    const isMember = Boolean(document.documentElement.dataset.session)
    setLine(found)
    if (found.isOwn) document.documentElement.dataset.own = ''
    else delete document.documentElement.dataset.own
    const pending = takePendingAdd(product)
    if (pending) onPendingAdd(pending.quantity)
    if (pending?.isOurs) pendingQuantity.current = pending.quantity
    if (!isMember || pendingQuantity.current === 0) return
    const quantity = pendingQuantity.current
    pendingQuantity.current = 0
    void send(quantity, found)
  })
  /** Another tab changed the cart; ignored while this one is sending. */
  const follow = useEffectEvent((found: LineInCart) => {
    if (isSending) return
    unanswered.current = null
    setLine(found)
  })
  useEffect(() => {
    if (isPreview) return
    let readFor: string | undefined | null = null
    let later: ReturnType<typeof setTimeout> | undefined
    // The session may be known only later: the hint was outdated, or the user has just signed in.
    const readLine = async () => {
      const { session } = document.documentElement.dataset
      if (session === readFor) return
      readFor = session
      const found = await fetchLine(product)
      if (readFor !== session) return
      if (found) return handleLine(found)
      readFor = null
      later = setTimeout(() => void readLine(), RETRY_MS)
    }
    const refreshLine = async () => {
      const found = await fetchLine(product)
      if (found && readFor !== null) follow(found)
    }
    void readLine()
    addEventListener('maru:session', readLine)
    const unsubscribe = onCartChangedElsewhere(() => void refreshLine())
    return () => {
      readFor = null
      clearTimeout(later)
      removeEventListener('maru:session', readLine)
      unsubscribe()
    }
  }, [product, isPreview])

  return {
    line,
    isSending,
    answer: answer ?? posted,
    kept: posted.kept?.quantity,
    post,
    send: (quantity: number) => send(quantity, line),
  }
}

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
