'use server'

import { isId } from '@/domain/values/id'
import { fail } from '@/domain/result'
import { field } from '@/server/http/forms/form'
import { sellerAction } from '@/server/http/forms/form-action'
import { issueOf } from '@/server/storage/upload-issue'
import { storeProductDocument, deleteProductDocument } from './change-documents'

/** Adds a document to an own product (rule C62). Fields: product, kind, language, title, document. */
export const addProductDocument = sellerAction(
  'products',
  { words: 'productEdit', failed: (t) => t('documents.failed') },
  async ({ form, t, member }) => {
    const sent = form.get('document')
    const product = field(form, 'product', 36)
    if (!isId(product)) return fail('product.gone', '')
    const added = await storeProductDocument(member, {
      product,
      kind: field(form, 'kind', 20),
      locale: field(form, 'language', 2),
      title: field(form, 'title', 1000),
      // A form without a chosen file sends an empty one.
      file: sent && typeof sent !== 'string' && sent.size > 0 ? sent : null,
    }).catch(refusedFile)
    return added.ok ? { ok: true, message: t('documents.stored') } : added
  },
)

/** Takes a document off an own product. Fields: product, id. */
export const removeProductDocument = sellerAction(
  'products',
  { words: 'productEdit', failedWith: (t, message) => t('documents.removeFailed', { message }) },
  async ({ form, t, member }) => {
    const [product, id] = [field(form, 'product', 36), field(form, 'id', 36)]
    if (!isId(product) || !isId(id)) return fail('document.gone', '')
    const removed = await deleteProductDocument(member, product, id)
    return removed.ok ? { ok: true, message: t('documents.removed') } : removed
  },
)

function refusedFile(error: unknown) {
  const found = issueOf(error)
  if (!found) throw error
  if (found.code === 'upload.notStored') console.error(error)
  return fail(found.code, 'document', found.params)
}
