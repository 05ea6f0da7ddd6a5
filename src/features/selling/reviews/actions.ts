'use server'

import { redirect } from 'next/navigation'
import { isId } from '@/domain/values/id'
import { actorOfUser, isActiveSeller } from '@/domain/people/actor'
import { checkAnswer, mayAnswer } from '@/domain/products/reviews/review'
import { fail } from '@/domain/result'
import { isLocale, localePath } from '@/messages/locales'
import { asUser } from '@/server/db/data'
import { field } from '@/server/http/forms/form'
import { sellerAction } from '@/server/http/forms/form-action'
import { readReviewQuery, SELLER_REVIEWS, writeReviewQuery } from './review-query'

/**
 * A seller's answer to a review: once, and anew once after the review was changed (rule S25); the collection checks it again. Fields: locale, review, answer,
 * language (of the answer), query (of the list, to come back to).
 */
export const answerReview = sellerAction(
  'products',
  { words: 'sellerReviews', failedWith: (t, message) => t('failedToAnswer', { message }) },
  async ({ form, locale, member }) => {
    const actor = actorOfUser(member)
    const [id, language] = [field(form, 'review', 36), field(form, 'language', 2)]
    const kept = { answer: field(form, 'answer', 5_000), language }
    if (!isActiveSeller(actor)) return { ...fail('review.sellersOnly', 'answer'), kept }
    const db = await asUser(member)
    const own = { id: { equals: id }, seller: { equals: member.id } }
    const { docs } = isId(id) ? await db.find({ collection: 'comments', where: own, limit: 1 }) : { docs: [] }
    const [review] = docs
    if (!review) return { ...fail('review.notYourGoods', 'answer'), kept }
    const said = checkAnswer(kept.answer, !mayAnswer(review))
    if (!said.ok) return { ...said, kept }
    const written = isLocale(language) ? language : locale
    await db.update({ collection: 'comments', id, data: { answer: said.value }, locale: written })
    const query = new URLSearchParams(field(form, 'query', 200))
    const back = writeReviewQuery({ ...readReviewQuery(Object.fromEntries(query)), page: 1 })
    redirect(localePath(locale, `${SELLER_REVIEWS}${back}${back ? '&' : '?'}notice=answered`))
  },
)
