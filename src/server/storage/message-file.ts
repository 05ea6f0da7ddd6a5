import 'server-only'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { MAX_PIXELS, messageFileName } from '@/domain/forms/upload'
import { together } from '@/server/db/data'
import { and, eq, isNotNull, isNull, or, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { boot, database } from '@/server/db/transaction'
import { queues } from './semaphore'

const SMALL = 400

const { documents, messages } = tables
const FILE = {
  id: documents.id,
  type: documents.mimeType,
  filename: documents.filename,
  prefix: documents.prefix,
}
type FileRow = Pick<typeof documents.$inferSelect, 'id' | 'filename' | 'prefix'> & { type: string | null }

/** What of a request decides how a file is sent. */
type FileRequest = Pick<Request, 'method' | 'signal'>

/** A file of a conversation of this seller, for who works there: none of those in which its account is the buyer (rule P40). */
export const readSellersFile = (
  seller: string,
  id: string,
  asked: { isSmall: boolean; request: FileRequest },
) =>
  readWhere(
    id,
    and(eq(messages.seller, seller), or(eq(documents.owner, seller), isNull(messages.hiddenAt))),
    asked,
  )

/** A file of a message, for who sent it and, once sent, who may read the message; null for everybody else. */
export async function readMessageFile(
  member: string,
  id: string,
  asked: { isSmall: boolean; request: FileRequest },
): Promise<Response | null> {
  const isTheirs = or(eq(messages.buyer, member), eq(messages.seller, member))
  return readWhere(id, or(eq(documents.owner, member), and(isTheirs, isNull(messages.hiddenAt))), asked)
}

async function readWhere(
  id: string,
  mayRead: SQL | undefined,
  { isSmall, request }: { isSmall: boolean; request: FileRequest },
): Promise<Response | null> {
  const db = await database()
  const [row] = await db
    .select(FILE)
    .from(documents)
    .leftJoin(messages, eq(messages.id, documents.message))
    .where(and(eq(documents.id, id), eq(documents.kind, 'message'), mayRead))
  return row ? serve(row, request, isSmall) : null
}

/** The same for staff, whose caller has checked that they may. */
export async function readSentFile(id: string, request: FileRequest): Promise<Response | null> {
  const db = await database()
  const [row] = await db
    .select(FILE)
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.kind, 'message'), isNotNull(documents.message)))
  return row ? serve(row, request) : null
}

/** Sent as it is read, so that a slow reader costs no memory. */
async function serve(
  { id, type, filename, prefix }: FileRow,
  { method, signal }: FileRequest,
  isSmall = false,
) {
  if (!type || !filename) return null
  const payload = await boot()
  const { handlers = [] } = payload.collections.documents.config.upload
  const req = await createLocalReq({ req: { method, signal } }, payload)
  const doc = { id, filename, prefix, mimeType: type }
  const open = async () =>
    (await handlers[0]?.(req, { doc, params: { collection: 'documents', filename } })) ?? null
  const isImage = type.startsWith('image/')
  const isShrunk = isSmall && isImage && method !== 'HEAD'
  // Read in its turn: what waits is a request, not a file.
  const answer = isShrunk ? await queues.smallPictures(async () => shrunk(await open())) : await open()
  if (!answer || answer.status >= 400) return answer
  const length = answer.headers.get('content-length')
  return new Response(answer.body, {
    headers: {
      'content-type': (isShrunk && answer.headers.get('content-type')) || type,
      ...(length && { 'content-length': length }),
      'content-disposition': `${isImage ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(messageFileName(filename, type))}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  })
}

/** As RFC 8187 has it, which leaves fewer signs as they are. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** A whole image at 400 pixels. */
async function shrunk(whole: Response | null): Promise<Response | null> {
  if (!whole || whole.status >= 400) return whole
  const small = await shrink(Buffer.from(await whole.arrayBuffer()))
  return new Response(new Uint8Array(small), { headers: { 'content-type': 'image/webp' } })
}

const shrink = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: SMALL, height: SMALL, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer()

/** Deletes an own file that was not sent yet. False if there is none. */
export async function deleteUnsentFile(member: string, id: string): Promise<boolean> {
  return together('system', async (db, tx) => {
    const isOwn = and(eq(documents.kind, 'message'), eq(documents.owner, member))
    const found = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, id), isOwn, isNull(documents.message)))
      .for('update')
    if (found.length > 0) await db.delete({ collection: 'documents', id })
    return found.length > 0
  })
}
