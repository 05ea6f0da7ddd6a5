'use server'

import { getTranslations } from 'next-intl/server'
import { isMember } from '@/domain/people/actor'
import { isId } from '@/domain/id'
import { actorOfUser } from '@/domain/people/signed-in'
import { answering } from '@/server/forms/action'
import { field, localeIn } from '@/server/forms/form'
import { formAction } from '@/server/forms/form-action'
import { currentUser } from '@/server/auth/session'
import { addLine, type AddedLine } from './add-line'
import type { AddState } from './add-state'

/** Adds to the cart (rule M18), or says why not and stores nothing. Whoever is not signed in is asked to. */
export const addToCart = formAction(async (_: AddState, form: FormData): Promise<AddState> => {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'cart' })
  const user = await currentUser()
  if (!user || !isMember(actorOfUser(user))) return { isSignedOut: true }
  const product = field(form, 'product', 36)
  if (!isId(product)) return { message: t('addFailed', { message: t('noProduct') }) }
  let line: AddedLine | undefined
  const answer = await answering(locale, '', async () => {
    line = await addLine(user, product, Number(field(form, 'quantity', 12).trim() || Number.NaN))
    return { ok: true, message: t('added') }
  })
  const wrong = Object.values(answer.fields ?? {}).join(' ')
  return answer.ok ? { ...answer, line } : { message: t('addFailed', { message: wrong }) }
})
