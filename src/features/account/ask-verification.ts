import 'server-only'
import type { TypedUser } from 'payload'
import { fail, ok, type Result } from '@/domain/result'
import { checkAsk } from '@/domain/verification'
import { holdAccount } from '@/server/account-sessions'
import { together, type Data } from '@/server/data'
import { standingIn } from './get-buyer-standing'

type Sent = { number: string; file: File | null }

/**
 * Number and paper become one row that staff decide on, or nothing is kept. The account is held meanwhile: of two forms at once the
 * second finds the first.
 */
export async function askVerification(user: TypedUser, { number, file }: Sent): Promise<Result<object>> {
  const paper = file && { bytes: Buffer.from(await file.arrayBuffer()), size: file.size }
  const asked = checkAsk({ number, paper })
  if (!asked.ok) return asked
  const owner = String(user.id)
  return together(user, async (db, tx): Promise<Result<object>> => {
    if (!(await holdAccount(tx, owner))) return fail('account.signIn', '')
    const { status } = await standingIn(db, owner)
    if (status === 'pending') return fail('verification.pending', '')
    if (status === 'verified') return fail('verification.verified', '')
    const document = file && paper ? await keepPaper(db, owner, file, paper.bytes) : null
    await db.create({
      collection: 'verifications',
      data: { ...asked.value, document, user: owner, status: 'pending' },
    })
    return ok({})
  })
}

async function keepPaper(db: Data, owner: string, { name, type, size }: File, data: Buffer) {
  const kept = await db.create({
    collection: 'documents',
    data: { kind: 'business', owner },
    file: { data, name, mimetype: type, size },
  })
  return kept.id
}
