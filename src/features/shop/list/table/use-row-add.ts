import { useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { announce } from '@/ui/page/announce'
import { loginPath } from '@/ui/auth/auth-path'
import { savePendingAdd } from '@/ui/auth/pending-add'
import { ask } from '@/ui/forms/requests/ask'
import { withReason } from '@/ui/forms/requests/failure'
import { newKey } from '@/ui/forms/requests/new-key'
import { parseQuantity } from '@/ui/forms/fields/parse-quantity'
import { showCartCount } from '@/ui/frame/header/cart-count'
import { requestSignIn } from '@/ui/frame/account/request-sign-in'
import type { OrderedRow } from './row-order'

type Answer = {
  ok?: boolean
  message?: string
  isSignedOut?: boolean
  /** The database could not be asked, or did not say what became of it. */
  isUnavailable?: boolean
  line?: { id: string; quantity: number; count: number }
}
export type AddRow = (state: Answer, form: FormData) => Promise<Answer>

type Options = { add: AddRow; locale: Locale; addFailed: string }

/** What became of the last adding, shown below the table. */
export type Note = { id: string; text: string; isOk: boolean }

/** Adds rows to the cart; a visitor signs in first and goes on at the product (rules M18, M20). */
export function useRowAdd({ add, locale, addFailed }: Options) {
  const [sending, setSending] = useState<string | null>(null)
  const [note, setNote] = useState<Note | null>(null)
  // An add without an answer may have been stored: the same one, sent again, has the same key.
  const unanswered = useRef<{ what: string; key: string } | null>(null)

  const signIn = ({ id, moq }: OrderedRow, typed: string) => {
    const wanted = parseQuantity(typed)
    const quantity = Number.isInteger(wanted) && wanted > 0 ? wanted : moq
    savePendingAdd(id, quantity)
    requestSignIn(loginPath(locale, `/product/${id}?add=${quantity}`))
  }

  const send = async (goods: OrderedRow, typed: string) => {
    if (sending !== null) return
    if (!document.documentElement.dataset.session) return signIn(goods, typed)
    const what = `${goods.id} ${typed}`
    const key = unanswered.current?.what === what ? unanswered.current.key : newKey()
    setSending(goods.id)
    setNote(null)
    const form = new FormData()
    const quantity = String(parseQuantity(typed))
    for (const [name, value] of Object.entries({ locale, product: goods.id, quantity, key }))
      form.set(name, value)
    const { answer, problem = '' } = await ask(() => add({}, form))
    unanswered.current = answer && !answer.isUnavailable ? null : { what, key }
    setSending(null)
    if (answer?.isSignedOut) return signIn(goods, typed)
    const message = answer ? (answer.message ?? '') : withReason(addFailed, problem)
    const text = `${goods.name}: ${message}`
    setNote({ id: goods.id, text, isOk: answer?.ok ?? false })
    announce(text)
    if (answer?.line) showCartCount(answer.line.count)
  }
  return { sending, note, send }
}
