'use server'

import { isId } from '@/domain/values/id'
import { fail } from '@/domain/result'
import { asUser } from '@/server/db/data'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'

const { comments } = tables

/**
 * Writes or changes a buyer's review; the collection checks who may, and until when (rule T5). Fields: order, product, review (its id,
 * to change it), rating, comment.
 */
export const writeReview = memberAction(
  {
    words: 'order.review',
    failedWith: (t, message) => t('failed', { message }),
    signedOut: () => fail('review.notYours', 'order'),
  },
  async ({ form, locale, t, member }) => {
    const [order, product] = [field(form, 'order', 36), field(form, 'product', 36)]
    if (!isId(order) || !isId(product)) return fail('review.notYours', 'order')
    const written = {
      rating: Number(field(form, 'rating', 2) || Number.NaN),
      comment: field(form, 'comment'),
    }
    const mine = and(eq(comments.order, order), eq(comments.product, product), eq(comments.user, member.id))
    const [stored] = await (
      await database()
    )
      .select({ id: comments.id, hidden: comments.hidden })
      .from(comments)
      .where(mine)
    if (stored && stored.id !== field(form, 'review', 36)) return fail('review.already', 'order')
    const db = await asUser(member)
    if (stored) await db.update({ collection: 'comments', id: stored.id, data: written })
    else
      await db.create({
        collection: 'comments',
        data: { order, product, locale, user: member.id, hidden: false, ...written },
      })
    return { ok: true, message: t(stored?.hidden ? 'savedHidden' : 'thanks') }
  },
)
