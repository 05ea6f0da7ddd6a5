'use server'

import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { isActiveSeller, actorOfUser } from '@/domain/people/actor'
import { MAX_DRAFTS } from '@/domain/products/listing/draft'
import { fail } from '@/domain/result'
import { getOwnProduct } from '@/features/listing/get-own-product'
import { productValues } from '@/features/listing/product-values'
import { localePath } from '@/messages/locales'
import { listCategoryTree } from '@/server/category-tree'
import { database } from '@/server/db/transaction'
import { field } from '@/server/forms/form'
import { memberAction } from '@/server/forms/form-action'
import { deleteDraft } from './delete-draft'
import { saveDraft } from './save-draft'

const WORDS = { words: 'productDrafts' } as const

/** Deletes a draft of the seller's own. Fields: locale, id. */
export const discardDraft = memberAction(
  { ...WORDS, failed: (t) => t('discardFailed') },
  async ({ form, t, member }) => {
    if (!isActiveSeller(actorOfUser(member))) return fail('upload.sellersOnly', '')
    await deleteDraft(await database(), member.id, field(form, 'id', 36))
    return { ok: true, message: t('discarded') }
  },
)

/** Makes a draft of a product of the seller's own, without its SKU, and opens it. Fields: locale, id. */
export const duplicateProduct = memberAction(
  { ...WORDS, failed: (t) => t('duplicateFailed') },
  async ({ form, locale, t, member }) => {
    if (!isActiveSeller(actorOfUser(member))) return fail('upload.sellersOnly', '')
    const product = await getOwnProduct(member, field(form, 'id', 36))
    if (!product) return { ok: false, message: t('noProduct') }
    const content = { ...productValues(product, await listCategoryTree(locale)), sku: '' }
    const draft = { id: randomUUID(), version: 0, content }
    const { kind } = await saveDraft(member.id, draft)
    if (kind === 'full') return fail('product.draftsFull', '', { max: MAX_DRAFTS })
    if (kind !== 'saved') return { ok: false, message: t('duplicateFailed') }
    redirect(localePath(locale, `/upload?draft=${draft.id}`))
  },
)
