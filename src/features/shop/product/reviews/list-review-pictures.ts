import 'server-only'
import { reviewPicturePath } from '@/domain/products/reviews/review-pictures'
import { asVisitor } from '@/server/db/data'
import type { ReviewPictureView } from '@/features/shop/product/product-view'

/** The pictures of reviews that everybody may see, by the review, the oldest first (rule C63). */
export async function listReviewPictures(reviews: readonly string[]) {
  const found = new Map<string, ReviewPictureView[]>()
  if (reviews.length === 0) return found
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'review-pictures',
    where: { review: { in: [...reviews] } },
    sort: ['createdAt', 'id'],
    pagination: false,
  })
  for (const { review, filename, sizes, width, height } of docs) {
    const key = String(review)
    const whole = filename ?? ''
    const picture = {
      whole: reviewPicturePath(whole),
      // A picture narrower than a size has no file of it.
      card: reviewPicturePath(sizes?.card?.filename ?? whole),
      page: reviewPicturePath(sizes?.page?.filename ?? whole),
      width: width ?? 768,
      height: height ?? 960,
    }
    found.set(key, [...(found.get(key) ?? []), picture])
  }
  return found
}
