import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parsePictureName, pictureFile, type PictureFile, type StoredPicture } from '@/domain/picture'
import { asVisitor, boot } from '@/server/data'
import { keyOf, ourBucket } from './bucket'

const KEPT = 5_000
type KeptPicture = StoredPicture & { prefix?: string | null }
const known = new Map<string, KeptPicture>()

export type Picture = { body: BodyInit; type: string }

/** The file behind a name under /img, in the lightest format the browser reads; null for what was never uploaded. */
export async function readPicture(name: string, readsAvif: boolean): Promise<Picture | null> {
  const asked = parsePictureName(name)
  const picture = asked && (await pictureOf(asked.hash))
  const file = picture && pictureFile(picture, asked.width, readsAvif)
  const body = file && (await read(picture, file))
  return body ? { body, type: file.mimeType } : null
}

/** A name never changes what it stands for, so what was found once is kept; what was not found is not. */
async function pictureOf(hash: string): Promise<KeptPicture | null> {
  const kept = known.get(hash)
  if (kept) return kept
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'media',
    where: { hash: { equals: hash } },
    sort: 'id',
    limit: 1,
    pagination: false,
  })
  const [picture] = docs
  if (!picture) return null
  if (known.size >= KEPT) known.clear()
  known.set(hash, picture)
  return picture
}

/** From the bucket, or from the disk where there is none. */
async function read(picture: KeptPicture, { filename }: PictureFile): Promise<BodyInit | null> {
  const bucket = ourBucket()
  if (bucket) return (await bucket.get(keyOf(picture, filename)))?.body ?? null
  const payload = await boot()
  const { staticDir } = payload.collections.media.config.upload
  const bytes = await readFile(join(staticDir ?? '', filename)).catch(() => null)
  return bytes && new Uint8Array(bytes)
}
