'use server'

import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { isActiveSeller, actorOfUser } from '@/domain/people/actor'
import type { Locale } from '@/domain/locale'
import { MAX_LENGTH } from '@/domain/products/listing/product-limits'
import { cleanLine } from '@/domain/values/text'
import { MAX_DRAFTS } from '@/domain/products/listing/draft'
import { fail } from '@/domain/result'
import { getOwnProduct } from '@/features/selling/listing/get-own-product'
import { productValues } from '@/features/selling/listing/product-values'
import { localePath } from '@/messages/locales'
import { listCategoryTree } from '@/server/products/category-tree'
import type { Product } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { database } from '@/server/db/transaction'
import { field } from '@/server/http/forms/form'
import { sellerAction } from '@/server/http/forms/form-action'
import { deleteDraft } from './delete-draft'
import { saveDraft } from './save-draft'

const WORDS = { words: 'productDrafts' } as const

/** Deletes a draft of the seller's own. Fields: locale, id. */
export const discardDraft = sellerAction(
  'products',
  { ...WORDS, failed: (t) => t('discardFailed') },
  async ({ form, t, member }) => {
    if (!isActiveSeller(actorOfUser(member))) return fail('upload.sellersOnly', '')
    await deleteDraft(await database(), member.id, field(form, 'id', 36))
    return { ok: true, message: t('discarded') }
  },
)

/** Makes a draft of a product of the seller's own, without its SKU, and opens it. Fields: locale, id. */
export const duplicateProduct = sellerAction(
  'products',
  { ...WORDS, failed: (t) => t('duplicateFailed') },
  async ({ form, locale, t, member }) => {
    if (!isActiveSeller(actorOfUser(member))) return fail('upload.sellersOnly', '')
    const product = await getOwnProduct(member, field(form, 'id', 36))
    if (!product) return { ok: false, message: t('noProduct') }
    return openCopy(member, product, locale, t('duplicateFailed'))
  },
)

/** The same by its SKU (rule S46). Fields: locale, copySku. */
export const copyProduct = sellerAction(
  'products',
  { ...WORDS, failed: (t) => t('duplicateFailed') },
  async ({ form, locale, t, member }) => {
    if (!isActiveSeller(actorOfUser(member))) return fail('upload.sellersOnly', '')
    const sku = cleanLine(field(form, 'copySku', MAX_LENGTH.sku))
    const db = await asUser(member)
    const { docs } = await db.find({
      collection: 'products',
      where: { and: [{ sku: { equals: sku } }, { seller: { equals: member.id } }] },
      locale: 'all',
      limit: 1,
      pagination: false,
    })
    const [product] = docs
    if (!product) return { ok: false, fields: { copySku: t('copy.none') }, kept: { copySku: sku } }
    return openCopy(member, product, locale, t('duplicateFailed'))
  },
)

async function openCopy(member: MemberUser, product: Product, locale: Locale, failed: string) {
  const content = { ...productValues(product, await listCategoryTree(locale)), sku: '' }
  const draft = { id: randomUUID(), version: 0, content }
  const { kind } = await saveDraft(member.id, draft)
  if (kind === 'full') return fail('product.draftsFull', '', { max: MAX_DRAFTS })
  if (kind !== 'saved') return { ok: false, message: failed }
  redirect(localePath(locale, `/upload?draft=${draft.id}`))
}
