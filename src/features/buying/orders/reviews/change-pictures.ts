import 'server-only'
import { EDIT_DAYS, isReviewEditable } from '@/domain/products/reviews/review'
import { MAX_REVIEW_PICTURES } from '@/domain/products/reviews/review-pictures'
import { fail, type Failure, type Result } from '@/domain/result'
import { checkImage } from '@/domain/forms/upload'
import type { MemberUser } from '@/server/auth/session/session'
import { tooOften } from '@/server/auth/throttle'
import { asSystem, together } from '@/server/db/data'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { must, refusalAsIssues } from '@/server/db/refusal'
import { queues } from '@/server/storage/semaphore'
import { deleteOrphanedFiles, type StoredDocument } from '@/server/storage/delete-orphaned-files'

const { comments, users } = tables

type PictureInput = { review: string; file: File | null }

/** Stores a picture of an own review, which waits for staff (rule C63). */
export async function addPicture(
  member: MemberUser,
  { review, file }: PictureInput,
): Promise<Result<object>> {
  if (!file) return fail('upload.missing', 'picture')
  const data = Buffer.from(await file.arrayBuffer())
  const checked = checkImage({ bytes: data }, 'picture')
  if (!checked.ok) return checked
  const refusal = await tooOften('uploadPicture', { account: member.id })
  if (refusal) return refusal
  const stored: StoredDocument[] = []
  let isKept = false
  try {
    const done = await queues.formPictures(() =>
      refusalAsIssues(() =>
        together(member, async (_, tx, server) => {
          must((await refusedFor(tx, member.id, review)) ?? { ok: true, value: {} })
          const { totalDocs } = await server.count({
            collection: 'review-pictures',
            where: { review: { equals: review } },
          })
          if (totalDocs >= MAX_REVIEW_PICTURES)
            must(fail('review.tooManyPictures', 'picture', { max: MAX_REVIEW_PICTURES }))
          await server.create({
            collection: 'review-pictures',
            data: { review, owner: member.id, status: 'pending' },
            file: { data, name: file.name, mimetype: file.type, size: data.length },
            context: { stored },
          })
          return {}
        }),
      ),
    )
    isKept = done.ok
    return done
  } finally {
    // A retried transaction has stored the file more than once. What cannot be deleted is logged: the answer is about the picture.
    await deleteOrphanedFiles(isKept ? stored.slice(0, -1) : stored, 'review-pictures').catch(console.error)
  }
}

/** Why the member adds no picture to a review; null if they may. The locks make a deletion of the account, or another upload, wait. */
async function refusedFor(tx: Transaction, member: string, review: string): Promise<Failure | null> {
  const [account] = await tx
    .select({ deletedAt: users.deletedAt, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, member))
    .for('share')
  if (!account || account.deletedAt) return fail('account.signIn', '')
  if (account.suspendedAt) return fail('account.suspended', '')
  const [own] = await tx
    .select({ createdAt: comments.createdAt })
    .from(comments)
    .where(and(eq(comments.id, review), eq(comments.user, member)))
    .for('no key update')
  if (!own) return fail('review.notYours', 'picture')
  const isEditable = isReviewEditable(new Date(own.createdAt), new Date())
  return isEditable ? null : fail('review.tooLate', 'picture', { days: EDIT_DAYS })
}

/** Deletes a picture of an own review with its files, whatever staff decided. */
export async function removePicture(member: MemberUser, id: string): Promise<Result<object>> {
  const server = await asSystem()
  const { docs } = await server.find({
    collection: 'review-pictures',
    where: { and: [{ id: { equals: id } }, { owner: { equals: member.id } }] },
    limit: 1,
    pagination: false,
    select: {},
  })
  if (docs.length === 0) return fail('review.pictureGone', '')
  await server.delete({ collection: 'review-pictures', id })
  return { ok: true, value: {} }
}
