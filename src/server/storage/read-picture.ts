import 'server-only'
import { createLocalReq } from 'payload'
import { parsePictureName, pictureFile, type StoredPicture } from '@/domain/products/picture'
import { boot } from '@/server/db/transaction'
import { asVisitor } from '@/server/db/data'

const MAX_CACHED = 5_000
type PictureRow = StoredPicture & { id: string; prefix?: string | null }
const known = new Map<string, PictureRow>()

type PictureRequest = Partial<Pick<Request, 'headers' | 'method' | 'signal'>>

/** Serves a picture of /img in the smallest format the browser supports; null if it does not exist. */
export async function readPicture(
  name: string,
  readsAvif: boolean,
  request: PictureRequest = {},
): Promise<Response | null> {
  const asked = parsePictureName(name)
  if (!asked) return null
  const sendIt = async () => {
    const picture = await pictureOf(asked.hash)
    const file = picture && pictureFile(picture, asked.width, readsAvif)
    return file ? send(picture, file.filename, request) : null
  }
  const wasKnown = known.has(asked.hash)
  const answer = await sendIt()
  if (!wasKnown || answer?.status !== 404) return answer
  // Deleted since; another row may have the same content.
  known.delete(asked.hash)
  return sendIt()
}

/** Names are content hashes, so hits are cached for good; misses are not cached. */
async function pictureOf(hash: string): Promise<PictureRow | null> {
  const cached = known.get(hash)
  if (cached) return cached
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
  if (known.size >= MAX_CACHED) known.clear()
  known.set(hash, picture)
  return picture
}

/** Calls Payload's upload handler directly with a row that is already known. */
async function send(doc: PictureRow, filename: string, { headers, method, signal }: PictureRequest) {
  const payload = await boot()
  const { handlers = [] } = payload.collections.media.config.upload
  const req = await createLocalReq({ req: { headers, method, signal } }, payload)
  return (await handlers[0]?.(req, { doc, params: { collection: 'media', filename } })) ?? null
}
