'use server'

import { getTranslations } from 'next-intl/server'
import { isId } from '@/domain/id'
import { answering, refusedWith } from '@/server/forms/action'
import { rowsOf } from '@/server/order-writes/rows'
import { asUser } from '@/server/data'
import type { FormState } from '@/domain/form-state'
import { field, localeIn } from '@/server/forms/form'
import { formAction } from '@/server/forms/form-action'
import { currentMember } from '@/server/auth/signed-in-actor'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

/** A buyer's review of what was delivered, or another wording of it; who may, and for how long, says the collection (rule T5). Fields: order, product, review (its id, to change it), rating, comment. */
export const writeReview = formAction(async (_: FormState, form: FormData): Promise<FormState> => {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'order.review' })
  const failed = (message: string) => t('failed', { message })
  const user = await currentMember()
  const [order, product, review] = [
    field(form, 'order', 36),
    field(form, 'product', 36),
    field(form, 'review', 36),
  ]
  if (!user || !isId(order) || !isId(product))
    return refusedWith(locale, failed, [{ code: 'review.notYours', path: 'order' }])
  const said = { rating: Number(field(form, 'rating', 2) || Number.NaN), comment: field(form, 'comment') }
  return answering(locale, failed, async () => {
    const db = await asUser(user)
    const [there] = await rowsOf<{ id: string }>(
      await database(),
      sql`select id from comments where order_id = ${order} and product_id = ${product} and user_id = ${user.id}`,
    )
    if (there && there.id !== review)
      return refusedWith(locale, failed, [{ code: 'review.already', path: 'order' }])
    if (there) await db.update({ collection: 'comments', id: there.id, data: said })
    else
      await db.create({
        collection: 'comments',
        data: { order, product, locale, user: String(user.id), hidden: false, ...said },
      })
    return { ok: true, message: t('thanks') }
  })
})
