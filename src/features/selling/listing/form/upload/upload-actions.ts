'use server'

import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { actorOfUser } from '@/domain/people/actor'
import { inOrder, judgeUpload } from '@/domain/products/listing/judge-product'
import { checkUploader } from '@/domain/products/facts/product-facts'
import { issue, issuesOf, type Issue } from '@/domain/result'
import { cleanFileName } from '@/domain/forms/upload'
import { localePath } from '@/messages/locales'
import { refused, refusedOrLogged } from '@/server/http/forms/action'
import { field } from '@/server/http/forms/form'
import { sellerAction } from '@/server/http/forms/form-action'
import { forgetDraft } from '@/features/selling/listing/drafts/delete-draft'
import { ownPlace } from '@/features/selling/listing/own-place'
import { listCategoryChoices } from './category-choices'
import { typedIn, type ProductFormState } from '@/features/selling/listing/form/form-state'
import { ownPictures } from './own-pictures'
import { isSameUpload } from './same-upload'
import { storeSentPictures } from './store-sent-pictures'
import { uploadNewProduct } from './upload-product'

/**
 * Submits a new product for approval (rules C32 to C36). Refused, the form comes back whole; pictures that came with it are stored by
 * then and need not be sent again. The same form sent twice makes one product.
 */
export const uploadProduct = sellerAction<'productForm', ProductFormState>(
  'products',
  { words: 'productForm' },
  async ({ form, locale, t, member }) => {
    const typed = typedIn(form)
    const seller = checkUploader(actorOfUser(member))
    if (!seller.ok)
      return { ...(await refused(locale, t('failed'), [issue('upload.sellersOnly', '')])), values: typed }
    const sent = await storeSentPictures(member, form, typed.images.length)
    const values = { ...typed, images: [...typed.images, ...sent.stored] }
    const refuse = async (issues: readonly Issue[], pictures?: string): Promise<ProductFormState> => {
      const hasFields = pictures || issues.some(({ path }) => path !== '')
      const state = await refused(locale, hasFields ? t('check') : t('failed'), inOrder(issues))
      const fields = pictures ? { ...state.fields, images: pictures } : state.fields
      const stored = await ownPictures(
        member,
        values.images.map(({ id }) => id),
      )
      return { ...state, fields, values, stored }
    }
    const judged = judgeUpload(values, await listCategoryChoices(locale), await ownPlace(member))
    if (sent.problems.length > 0) {
      const say = await getTranslations({ locale, namespace: 'issues' })
      const sentences = sent.problems.map(({ file, found }) => {
        const reason = say(found.code, found.params)
        return file ? t('fileRefused', { name: cleanFileName(file), reason }) : reason
      })
      return refuse(issuesOf(judged), sentences.join(' '))
    }
    if (!judged.ok) return refuse(judged.issues)
    const done = await uploadNewProduct(member, judged.value, field(form, 'draft', 36)).catch(refusedOrLogged)
    const isTaken = issuesOf(done).some(({ code }) => code === 'product.skuTaken')
    const isRepeated = isTaken && (await isSameUpload(member, judged.value, sent.stored.length > 0))
    if (!done.ok && !isRepeated) return refuse(done.issues)
    // The form went on as a new draft where the answer to the first submission was lost.
    if (isRepeated) await forgetDraft(member.id, field(form, 'draft', 36))
    const notice = done.ok && done.value.isApproved ? 'listed' : 'submitted'
    redirect(localePath(locale, `/seller/products?notice=${notice}`))
  },
)
