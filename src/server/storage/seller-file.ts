import 'server-only'
import { createLocalReq, type TypedUser } from 'payload'
import { asSeller } from '@/server/auth/selling'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { boot } from '@/server/db/transaction'

/** Names of files are given by the server (`collections/files/upload.ts`). */
const NAME = /^[\w.-]{1,200}$/

/**
 * A document of the seller that a member works for, by its file's name: those of orders and returns for who has these, business documents for
 * owners (rules P40, S59). Payload's own route knows no people, and finds nothing for them. Null for everybody else.
 */
export async function readSellerFile(
  user: TypedUser | null,
  filename: string,
  { method, signal }: Pick<Request, 'method' | 'signal'>,
): Promise<Response | null> {
  const seller = user?.collection === 'users' ? workplaceOf(user as MemberUser) : null
  if (!seller || !NAME.test(filename)) return null
  const id = String(seller.id)
  const db = await asUser(seller)
  const isOwner = asSeller(seller, 'owner') !== null
  const { docs } = await db.find({
    collection: 'documents',
    where: {
      and: [
        { filename: { equals: filename } },
        {
          or: [
            { 'order.seller': { equals: id } },
            { 'return.seller': { equals: id } },
            ...(isOwner ? [{ and: [{ kind: { equals: 'business' } }, { owner: { equals: id } }] }] : []),
          ],
        },
      ],
    },
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  if (!doc || doc.kind === 'message') return null
  const payload = await boot()
  const { handlers = [] } = payload.collections.documents.config.upload
  const req = await createLocalReq({ req: { method, signal } }, payload)
  const answer = await handlers[0]?.(req, { doc, params: { collection: 'documents', filename } })
  if (!answer || answer.status >= 400) return null
  return new Response(answer.body, {
    headers: {
      'content-type': doc.mimeType ?? 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

const workplaceOf = (member: MemberUser) => (member.work ? asSeller(member, 'orders') : null)
