import sharp from 'sharp'
import { createSemaphore } from '@/server/storage/semaphore'
import { sellerId } from './accounts'
import { PRODUCTS, roomFile, type ViewData } from './catalogue'
import { picturesOf, type Picture } from './pictures-of'
import { missing, SYSTEM, translate, type Seed } from './store'

/** Two pictures at a time, one thread each: as much as two cores bear. */
const decoded = createSemaphore({ atOnce: 2 })
/** An upright part of a picture of a room. */
const VIEW = { top: 0, width: 576, height: 720 }

/** Every picture goes the way of an upload: checked, re-encoded, cut to its sizes, kept under its seller (rule C12). */
export async function seedPictures(seed: Seed) {
  sharp.concurrency(1)
  const alone = PRODUCTS.filter(({ slug, picture }) => slug === picture)
  const shown = alone.flatMap(picturesOf)
  const waiting = await missing(seed, 'media', shown)
  await Promise.all(waiting.map((picture) => decoded(() => upload(seed, picture))))
  const told = shown.map(({ id, product }) => ({ id, texts: { alt: product.name } }))
  await translate(seed, 'media_locales', told)
}

async function upload({ payload, clock }: Seed, { id, product, from }: Picture) {
  const createdAt = clock.daysAgo(product.createdDaysAgo, product.slug)
  await payload.create({
    ...SYSTEM,
    ...(typeof from === 'string' ? { filePath: from } : { file: await cut(from) }),
    collection: 'media',
    data: {
      id,
      alt: product.name.en,
      owner: sellerId(product.seller),
      createdAt,
      updatedAt: createdAt,
    },
  })
}

async function cut({ slug, room, left }: ViewData) {
  const data = await sharp(roomFile(room))
    .extract({ ...VIEW, left })
    .webp({ quality: 90 })
    .toBuffer()
  return { data, name: `${slug}-${room}.webp`, mimetype: 'image/webp', size: data.length }
}
