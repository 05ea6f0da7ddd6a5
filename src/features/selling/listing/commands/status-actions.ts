'use server'

import { checkProductId } from '@/domain/products/facts/product-facts'
import { sellerLabel, type ProductStatus } from '@/domain/products/product'
import type { FormState } from '@/domain/forms/form-state'
import { refusedWith } from '@/server/http/forms/action'
import { field } from '@/server/http/forms/form'
import { sellerAction } from '@/server/http/forms/form-action'
import { database } from '@/server/db/transaction'
import { changeOwnProduct } from './change-own-product'
import { readOwnProducts } from './read-own-products'
import { archive, moveTo, restore } from './steps'

/** `status`: what it is now, whether it was moved or not. */
export type MoveState = FormState & { status?: ProductStatus }

const productIn = (form: FormData) => checkProductId(field(form, 'product', 37))

/** The seller's choice of a status (rules C3, C4). Fields: product, status, locale. */
export const moveProduct = sellerAction<'productStatus', MoveState>(
  'products',
  { words: 'productStatus', failedWith: (t, message) => t('failed', { message }) },
  async ({ form, locale, t, member }) => {
    const id = productIn(form)
    if (!id.ok) return id
    const moved = await changeOwnProduct(member, id.value, moveTo(field(form, 'status', 20)))
    if (moved.ok) {
      const status = t(`labels.${sellerLabel(moved.value)}`)
      return { ok: true, message: t('changed', { status }), status: moved.value }
    }
    const state = await refusedWith(locale, (message) => t('failed', { message }), moved.issues)
    const [product] = await readOwnProducts(await database(), member.id, [id.value])
    return { ...state, status: product?.status }
  },
)

/** Archives a product of the seller's own (rule N2). Fields: product, locale. */
export const archiveProduct = sellerAction(
  'products',
  { words: 'productStatus', failedWith: (t, message) => t('archiveFailed', { message }) },
  async ({ form, t, member }) => {
    const id = productIn(form)
    const done = id.ok ? await changeOwnProduct(member, id.value, archive) : id
    return done.ok ? { ok: true, message: t('archived') } : done
  },
)

/** Restores an archived product as Inactive (rule N2). Fields: product, locale. */
export const restoreProduct = sellerAction(
  'products',
  { words: 'productStatus', failedWith: (t, message) => t('restoreFailed', { message }) },
  async ({ form, t, member }) => {
    const id = productIn(form)
    const done = id.ok ? await changeOwnProduct(member, id.value, restore) : id
    return done.ok ? { ok: true, message: t('restored') } : done
  },
)
