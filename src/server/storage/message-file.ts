import 'server-only'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { documentEnding, MAX_PIXELS } from '@/domain/upload'
import { together } from '@/server/data'
import { sql } from '@/server/db/sql'
import { boot, database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { queues } from '@/server/semaphore'

const SMALL = 400

type FileRow = { id: string; type: string; filename: string; prefix: string | null }

/** The bytes of a file of a message, for who sent it and, once sent, who may read the message; null for everybody else. */
export async function readMessageFile(
  member: string,
  id: string,
  isSmall: boolean,
): Promise<Response | null> {
  const [row] = await rowsOf<FileRow>(
    await database(),
    sql`select d.id, d.mime_type as type, d.filename, d.prefix from documents d left join messages m on m.id = d.message_id
      where d.id = ${id} and d.kind = 'message' and (d.owner_id = ${member} or (${member} in (m.buyer_id, m.seller_id) and m.hidden_at is null))`,
  )
  return row ? serve(row, isSmall) : null
}

/** The same for staff, whose caller has checked that they may. */
export async function readSentFile(id: string): Promise<Response | null> {
  const [row] = await rowsOf<FileRow>(
    await database(),
    sql`select d.id, d.mime_type as type, d.filename, d.prefix from documents d
      where d.id = ${id} and d.kind = 'message' and d.message_id is not null`,
  )
  return row ? serve(row, false) : null
}

async function serve({ id, type, filename, prefix }: FileRow, isSmall: boolean): Promise<Response | null> {
  const payload = await boot()
  const { handlers = [] } = payload.collections.documents.config.upload
  const req = await createLocalReq({}, payload)
  const doc = { id, filename, prefix, mimeType: type }
  const answer = await handlers[0]?.(req, { doc, params: { collection: 'documents', filename } })
  if (!answer || answer.status >= 400) return answer ?? null
  const isImage = type.startsWith('image/')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const body = isSmall && isImage ? await queues.smallPictures(() => shrink(bytes)) : bytes
  const ending = documentEnding(type)
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': isSmall && isImage ? 'image/webp' : type,
      'content-disposition': isImage ? 'inline' : `attachment; filename="maru-${id.slice(0, 8)}.${ending}"`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  })
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
    const { rows } = await tx.execute(sql`select 1 from documents
      where id = ${id} and kind = 'message' and owner_id = ${member} and message_id is null for update`)
    if (rows.length > 0) await db.delete({ collection: 'documents', id })
    return rows.length > 0
  })
}
