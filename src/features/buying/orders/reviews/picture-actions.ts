'use server'

import { isId } from '@/domain/values/id'
import { fail } from '@/domain/result'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { Busy } from '@/server/storage/semaphore'
import { issueOf } from '@/server/storage/upload-issue'
import { addPicture, removePicture } from './change-pictures'

/** Adds a picture to an own review (rule C63). Fields: review, picture. */
export const addReviewPicture = memberAction(
  { words: 'order.review', failedWith: (t, message) => t('pictures.failed', { message }) },
  async ({ form, t, member }) => {
    const sent = form.get('picture')
    const review = field(form, 'review', 36)
    if (!isId(review)) return fail('review.notYours', 'picture')
    // A form without a chosen file sends an empty one.
    const file = sent && typeof sent !== 'string' && sent.size > 0 ? sent : null
    const added = await addPicture(member, { review, file }).catch(refusedFile)
    return added.ok ? { ok: true, message: t('pictures.stored') } : added
  },
)

/** Deletes a picture of an own review. Fields: id. */
export const removeReviewPicture = memberAction(
  { words: 'order.review', failedWith: (t, message) => t('pictures.removeFailed', { message }) },
  async ({ form, t, member }) => {
    const id = field(form, 'id', 36)
    if (!isId(id)) return fail('review.pictureGone', '')
    const removed = await removePicture(member, id)
    return removed.ok ? { ok: true, message: t('pictures.removed') } : removed
  },
)

function refusedFile(error: unknown) {
  if (error instanceof Busy) return fail('upload.busy', 'picture')
  const found = issueOf(error)
  if (!found) throw error
  if (found.code === 'upload.notStored') console.error(error)
  return fail(found.code, 'picture', found.params)
}
