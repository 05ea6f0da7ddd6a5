import { APIError, type CollectionAfterChangeHook } from 'payload'
import { appliedChange, type StoredChange } from '@/domain/products/listing/applied-change'
import type { Issue } from '@/domain/result'
import en from '@/messages/en'
import type { Product } from '@/payload-types'
import { brokenFields, saveLanguages, writerIn, type BrokenField } from '@/server/texts/save-languages'
import { findRow } from '~/collections/shared/find-row'

type Row = StoredChange & { id: string; product: string }

/** Writes an approved change request into its product, all of it or nothing, in the transaction of the approval (rule C45). */
export const applyChange: CollectionAfterChangeHook = async ({ data, doc, operation, previousDoc, req }) => {
  const isApproval = operation === 'update' && data.status === 'approved' && previousDoc.status !== 'approved'
  const change = isApproval ? await findRow<Row>(req, 'product-changes', previousDoc.id) : undefined
  if (!change) return doc
  const applied = appliedChange(change)
  if (!applied.ok) throw stuck(applied.issues)
  const facts = applied.value.data as Partial<Product>
  await saveLanguages(writerIn(req), {
    collection: 'products',
    id: change.product,
    data: { ...facts, approvedAt: new Date().toISOString() },
    texts: applied.value.texts,
  }).catch((error: unknown) => {
    const broken = brokenFields(error)
    throw broken.length > 0 ? stuck(broken) : error
  })
  return doc
}

/** The panel shows the sentence of a public error, and each field's own beside it. */
function stuck(broken: readonly (Issue | BrokenField)[]) {
  const fields = broken.map((each) => ({ ...each, message: sentenceOf(each) }))
  const sentences = fields.map(({ path, message }) => `${path}: ${message}`)
  const errors = [
    { code: 'product.changeStuck', path: 'status', message: en.issues.product.changeStuck },
    ...fields,
  ]
  return new APIError([en.issues.product.changeStuck, ...sentences].join(' '), 400, { errors }, true)
}

/** An issue of ours in English, since the panel is; Payload's own are worded. */
function sentenceOf(broken: Issue | BrokenField): string {
  if (!('code' in broken)) return broken.message
  const text = broken.code
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      en.issues,
    )
  if (typeof text !== 'string') return broken.code
  return text.replace(/\{(\w+)[^}]*\}/g, (_, name: string) => String(broken.params?.[name] ?? ''))
}
