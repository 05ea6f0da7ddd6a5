/** Of one review (rule C63). */
export const MAX_REVIEW_PICTURES = 4

/** Staff decide whether others see a picture. */
export const REVIEW_PICTURE_STATES = ['pending', 'approved', 'declined'] as const
export type ReviewPictureState = (typeof REVIEW_PICTURE_STATES)[number]

/** The size in lists, and the one beside words. */
export const REVIEW_PICTURE_SIZES = [
  { name: 'card', width: 400, format: 'webp', options: { quality: 72, effort: 2 } },
  { name: 'page', width: 768, format: 'webp', options: { quality: 78, effort: 2 } },
] as const

/** Where everybody who may see a picture of a review gets it, in the size of that file. */
export const reviewPicturePath = (filename: string) =>
  `/api/review-pictures/file/${encodeURIComponent(filename)}`
