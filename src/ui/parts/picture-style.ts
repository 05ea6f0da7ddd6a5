import type { ImageView } from '@/domain/products/picture'

/** Keeps the focal point of a picture in sight where its frame cuts it (rule L31). */
export const atFocalPoint = ({ position }: ImageView, otherwise?: string) => {
  const objectPosition = position ?? otherwise
  return objectPosition ? { objectPosition } : undefined
}
