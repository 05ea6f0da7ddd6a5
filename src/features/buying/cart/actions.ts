'use server'

import { isId } from '@/domain/values/id'
import { answerAction } from '@/server/http/forms/action'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { addLineOnce, type AddedLine } from './lines/add-line'
import type { AddState } from './cart-form'

/**
 * Adds to the cart (rule M18), or returns the reason why not. Visitors are asked to sign in. Fields: product, quantity, locale, and with
 * script the key of this add.
 */
export const addToCart = memberAction<'cart', AddState>(
  { words: 'cart', signedOut: (_, form) => ({ isSignedOut: true, kept: typedIn(form) }) },
  async ({ form, locale, t, member }) => {
    const product = field(form, 'product', 36)
    const kept = typedIn(form)
    if (!isId(product)) return { message: t('addFailed', { message: t('noProduct') }), kept }
    let line: AddedLine | undefined
    const answer = await answerAction(locale, '', async () => {
      const added = Number(field(form, 'quantity', 12).trim() || Number.NaN)
      line = await addLineOnce({ user: member, product, added, key: field(form, 'key', 60) })
      return { ok: true, message: t('added') }
    })
    const wrong = Object.values(answer.fields ?? {}).join(' ')
    return answer.ok ? { ...answer, line } : { message: t('addFailed', { message: wrong }), kept }
  },
)

const typedIn = (form: FormData) => ({ quantity: field(form, 'quantity', 12) })
