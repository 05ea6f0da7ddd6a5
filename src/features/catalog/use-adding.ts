import { useActionState, useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '@/domain/locale'
import type { BuyWords } from './buy-words'
import { fetchLine, NO_LINE, showCount, temporaryLine, type CartLine } from './cart-line'
import { say } from './say'
import { keepWish, takeWish } from './wish'

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
  onWish: (quantity: number) => void
}

/** Adding without leaving the page: the line shows at once as a temporary one, is replaced by the stored one, and drops out when refused (spec 4, 8). */
export function useAdding({ add, product, locale, words, signIn, onWish }: Given) {
  // Without script the form is posted, and its answer comes with the page.
  const [posted, post] = useActionState(add, {})
  const [answer, setAnswer] = useState<AddAnswer | null>(null)
  const [line, setLine] = useState<CartLine>(NO_LINE)
  const [isSending, setSending] = useState(false)

  const send = async (quantity: number, before: CartLine) => {
    setSending(true)
    setAnswer(null)
    setLine(temporaryLine(before, quantity))
    const got = await ask(add, { locale, product, quantity: String(quantity) })
    setSending(false)
    if (got?.isSignedOut) {
      keepWish(product, quantity)
      location.assign(signIn(quantity))
      return
    }
    setLine(got?.line ?? before)
    setAnswer(got ?? { message: say(words.addFailed, { message: words.unexpected }) })
    if (got?.line) showCount(got.line, got.line.count)
  }

  const arrive = useEffectEvent((found: CartLine) => {
    setLine(found)
    if (found.isOwn) document.documentElement.dataset.own = ''
    const wish = takeWish(product)
    if (!wish) return
    onWish(wish.quantity)
    if (wish.isOurs && document.documentElement.dataset.session) void send(wish.quantity, found)
  })
  useEffect(() => {
    let isGone = false
    void fetchLine(product).then((found) => {
      if (!isGone) arrive(found)
    })
    return () => {
      isGone = true
    }
  }, [product])

  return { line, isSending, answer: answer ?? posted, post, send: (quantity: number) => send(quantity, line) }
}

/** Null when the shop could not be reached or failed. */
async function ask(add: Add, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  try {
    return await add({}, form)
  } catch {
    return null
  }
}
