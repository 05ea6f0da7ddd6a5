import 'server-only'
import { fail, ok, type Result } from '@/domain/result'
import { actorOfUser } from '@/domain/people/actor'
import { checkVerificationRequest, mayAsk } from '@/domain/people/verification'
import { lockAccount } from '@/server/auth/session/account-sessions'
import type { MemberUser } from '@/server/auth/session/session'
import { lockCompany } from '@/server/people/companies/lock-company'
import { together, type Data } from '@/server/db/data'
import { deleteOrphanedFiles, type StoredDocument } from '@/server/storage/delete-orphaned-files'
import { ownerOfVerification, standingIn } from './get-buyer-standing'

type VerificationInput = { number: string; file: File | null }

/**
 * Stores number and document as one row for staff to decide on, or nothing. The rows of account and company are
 * locked, so a concurrent second request, also by another owner, is refused.
 */
export async function requestVerification(
  user: MemberUser,
  { number, file }: VerificationInput,
): Promise<Result<object>> {
  const upload = file && { bytes: Buffer.from(await file.arrayBuffer()), size: file.size }
  const asked = checkVerificationRequest({ number, file: upload })
  if (!asked.ok) return asked
  const owner = String(user.id)
  const stored: (StoredDocument & { id: string })[] = []
  let isKept = false
  try {
    const result = await together(user, async (db, tx): Promise<Result<object>> => {
      if (!(await lockAccount(tx, owner))) return fail('account.signIn', '')
      if (!mayAsk(actorOfUser(user))) return fail('company.ownersAsk', '')
      if (user.membership) await lockCompany(tx, user.membership.id)
      const { status } = await standingIn(db, ownerOfVerification(user))
      if (status === 'pending') return fail('verification.pending', '')
      if (status === 'verified') return fail('verification.verified', '')
      if (file && upload) stored.push(await storeDocument(db, owner, file, upload.bytes))
      const document = stored.at(-1)?.id ?? null
      await db.create({
        collection: 'verifications',
        data: { ...asked.value, document, user: owner, status: 'pending' },
      })
      return ok({})
    })
    isKept = result.ok
    return result
  } finally {
    // A retried transaction has stored the document more than once.
    await deleteOrphanedFiles(isKept ? stored.slice(0, -1) : stored)
  }
}

async function storeDocument(db: Data, owner: string, { name, type, size }: File, data: Buffer) {
  return db.create({
    collection: 'documents',
    data: { kind: 'business', owner },
    // Not counted among a seller's three business documents.
    context: { isForBadge: true },
    file: { data, name, mimetype: type, size },
  })
}
