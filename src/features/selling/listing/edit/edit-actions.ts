'use server'

import { redirect } from 'next/navigation'
import { isId } from '@/domain/values/id'
import { actorOfUser, isActiveSeller } from '@/domain/people/actor'
import { inOrder } from '@/domain/products/listing/judge-product'
import { fail, issue } from '@/domain/result'
import { listCategoryChoices } from '@/features/selling/listing/form/upload/category-choices'
import type { ProductFormState } from '@/features/selling/listing/form/form-state'
import { typedIn } from '@/features/selling/listing/form/form-state'
import { storeSentPictures } from '@/features/selling/listing/form/upload/store-sent-pictures'
import { localePath } from '@/messages/locales'
import { refusedOrLogged } from '@/server/http/forms/action'
import { field } from '@/server/http/forms/form'
import { sellerAction } from '@/server/http/forms/form-action'
import { answerEditConflicts, answerEditRefusal } from './answer-edit'
import { marksIn } from '@/server/http/forms/marks'
import { saveEdit } from './save-edit'
import { withdrawChangeRequest } from './withdraw-change-request'

const WHOLE = /^\d{1,9}$/

/**
 * Saves the edit form (rules C5, C15, C37, C38). Fields besides those of the form: product, seen, stockSeen and key as the form
 * had them; overwrite, the marks of what another window changed, if confirmed; ask, to ask for approval.
 */
export const saveProduct = sellerAction<'productEdit', ProductFormState>(
  'products',
  { words: 'productEdit' },
  async ({ form, locale, member }) => {
    const product = field(form, 'product', 36)
    if (!isId(product)) redirect(localePath(locale, '/seller/products?notice=missing'))
    const typed = typedIn(form)
    const hidden = {
      seen: field(form, 'seen'),
      stockSeen: field(form, 'stockSeen', 10),
      key: field(form, 'key', 60),
    }
    const given = { member, locale, values: typed, hidden }
    if (!isActiveSeller(actorOfUser(member)))
      return answerEditRefusal(given, [issue('product.sellersOnly', '')])
    const files = await storeSentPictures(member, form, typed.images.length)
    const values = { ...typed, images: [...typed.images, ...files.stored] }
    const whole = { ...given, values }
    if (files.problems.length > 0) return answerEditRefusal(whole, [], files.problems)
    const saved = await saveEdit(member, {
      product,
      values,
      seen: marksIn(field(form, 'overwrite') || hidden.seen),
      stockSeen: WHOLE.test(hidden.stockSeen) ? Number(hidden.stockSeen) : null,
      key: hidden.key,
      // A form that has them locked posts none.
      categories: values.subCategory ? await listCategoryChoices(locale) : [],
      asksApproval: field(form, 'ask') !== '',
    }).catch(refusedOrLogged)
    if (!saved.ok) {
      if (saved.issues.some(({ code }) => code === 'product.gone'))
        redirect(localePath(locale, '/seller/products?notice=missing'))
      return answerEditRefusal(whole, inOrder(saved.issues))
    }
    if ('conflicts' in saved.value) return answerEditConflicts(whole, saved.value)
    redirect(localePath(locale, '/seller/products?notice=updated'))
  },
)

/** Ends the open change request (rule C49). Fields: product, change. */
export const withdrawOwnChange = sellerAction(
  'products',
  { words: 'productEdit', failedWith: (t, message) => t('request.withdrawFailed', { message }) },
  async ({ form, t, member }) => {
    const asked = { product: field(form, 'product', 36), change: field(form, 'change', 36) }
    if (!isId(asked.product)) return fail('product.gone', '')
    const done = await withdrawChangeRequest(member, asked)
    return done.ok ? { ok: true, message: t('request.withdrawn') } : done
  },
)
