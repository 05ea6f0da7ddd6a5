import 'server-only'
import { isActiveSeller, SELLER_STATUSES } from '@/domain/people/actor'
import type { ParsedProduct } from '@/domain/products/listing/parse-product'
import { fail, ok, type Result } from '@/domain/result'
import { approveTrusted } from '@/features/selling/listing/approve-trusted'
import { deleteDraft } from '@/features/selling/listing/drafts/delete-draft'
import type { MemberUser } from '@/server/auth/session/session'
import { together } from '@/server/db/data'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { saveLanguages } from '@/server/texts/save-languages'

/**
 * Stores a new product of an active seller, in all its languages, waiting for approval unless the seller is trusted (rules C30, C32, A25). The draft it was typed in goes
 * with it (rule C50).
 */
export async function uploadNewProduct(
  member: MemberUser,
  { data, texts }: ParsedProduct,
  draft: string,
): Promise<Result<{ isApproved: boolean }>> {
  return together(member, async (db, tx, server): Promise<Result<{ isApproved: boolean }>> => {
    // A suspension waits until this has committed, or this reads it.
    const [seller] = await tx
      .select({ status: tables.sellers.status })
      .from(tables.sellers)
      .where(eq(tables.sellers.id, String(member.id)))
      .for('share')
    const status = SELLER_STATUSES.find((each) => each === seller?.status) ?? 'pending'
    if (!isActiveSeller({ kind: 'seller', id: String(member.id), status }))
      return fail('upload.sellersOnly', '')
    await deleteDraft(tx, String(member.id), draft)
    const written = { collection: 'products', data: { ...data, status: 'pending' }, texts } as const
    const product = await saveLanguages(db, written)
    return ok({ isApproved: await approveTrusted(server, tx, { seller: String(member.id), product }) })
  })
}
