import sharp from 'sharp'
import { sellerId } from './accounts'
import { pictureFile, PRODUCTS, type ProductData } from './catalogue'
import { idOf } from './ids'
import { missing, SYSTEM, translate, type Seed } from './store'

/** Two pictures at a time, one thread each: as much as two cores bear. */
const AT_ONCE = 2

export const pictureId = (slug: string) => idOf('picture', slug)

/** Every picture goes the way of an upload: checked, re-encoded, cut to its sizes, kept under its seller (ruling C12). */
export async function seedPictures(seed: Seed) {
  sharp.concurrency(1)
  const shown = PRODUCTS.filter(({ slug, picture }) => slug === picture).map((product) => ({
    id: pictureId(product.slug),
    product,
  }))
  const waiting = await missing(seed, 'media', shown)
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await upload(seed, next.id, next.product)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const told = shown.map(({ id, product }) => ({ id, texts: { alt: product.name } }))
  await translate(seed, 'media_locales', told)
}

async function upload({ payload, clock }: Seed, id: string, product: ProductData) {
  const createdAt = clock.daysAgo(product.createdDaysAgo, product.slug)
  await payload.create({
    ...SYSTEM,
    collection: 'media',
    filePath: pictureFile(product.slug),
    data: {
      id,
      alt: product.name.en,
      owner: sellerId(product.seller),
      createdAt,
      updatedAt: createdAt,
    },
  })
}
