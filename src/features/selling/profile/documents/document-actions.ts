'use server'

import { isId } from '@/domain/values/id'
import { fail } from '@/domain/result'
import { field } from '@/server/http/forms/form'
import { sellerAction } from '@/server/http/forms/form-action'
import { issueOf } from '@/server/storage/upload-issue'
import { storeBusinessDocument, deleteBusinessDocument } from './change-documents'

/** Adds a business document. Field: document. */
export const addBusinessDocument = sellerAction(
  'owner',
  { words: 'sellerProfile', failed: (t) => t('documents.failed') },
  async ({ form, t, member }) => {
    const sent = form.get('document')
    // A form without a chosen file sends an empty one.
    const file = sent && typeof sent !== 'string' && sent.size > 0 ? sent : null
    const done = await storeBusinessDocument(member, file).catch(refusedFile)
    return done.ok ? { ok: true, message: t('documents.stored') } : done
  },
)

/** Removes a business document. Field: id. */
export const removeBusinessDocument = sellerAction(
  'owner',
  { words: 'sellerProfile', failedWith: (t, message) => t('documents.removeFailed', { message }) },
  async ({ form, t, member }) => {
    const id = field(form, 'id', 36)
    if (!isId(id)) return fail('document.gone', '')
    const done = await deleteBusinessDocument(member, id)
    return done.ok ? { ok: true, message: t('documents.removed') } : done
  },
)

function refusedFile(error: unknown) {
  const found = issueOf(error)
  if (!found) throw error
  if (found.code === 'upload.notStored') console.error(error)
  return fail(found.code, 'document', found.params)
}
