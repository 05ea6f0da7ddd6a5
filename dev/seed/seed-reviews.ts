import { required, REVIEWS, type ReviewData } from './catalogue'
import { notBefore, type Clock } from './clock'
import { idOf } from './ids'
import { salesAt, type Sale } from './sale'
import { productId } from './seed-products'
import { put, type Doc, type Seed } from './store'

/** What buyers say of delivered lines; the collection signs them and counts the stars (rule T5). */
export async function seedReviews(seed: Seed) {
  const sales = salesAt(seed.clock)
  const saleOf = (number: number) =>
    required(
      sales.find(({ order }) => order.number === number),
      `order ${number}`,
    )
  await put(
    seed,
    'comments',
    REVIEWS.map((review) => reviewDoc(review, saleOf(review.order), seed.clock)),
  )
}

function reviewDoc(review: ReviewData, sale: Sale, clock: Clock): Doc<'comments'> {
  const { order, product, rating, comment, lang, answer } = review
  const name = `review ${order} ${product}`
  const createdAt = notBefore(clock.daysAgo(review.daysAgo, name), sale.reached('delivered') ?? '')
  const answeredAt = answer && notBefore(clock.daysAgo(answer.daysAgo, `${name} answer`), createdAt)
  return {
    id: idOf('review', order, product),
    product: productId(product),
    order: sale.id,
    user: sale.buyerId,
    rating,
    comment,
    locale: lang,
    answer: answer?.text,
    answeredAt,
    hidden: false,
    createdAt,
    updatedAt: answeredAt ?? createdAt,
  }
}
