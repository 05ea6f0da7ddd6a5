import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { isId } from '@/domain/values/id'
import { moqOf } from '@/domain/products/prices/tiers'
import { RememberLists } from '@/features/buying/job-lists/heart/remember-lists'
import { listNames } from '@/features/buying/job-lists/list-lists'
import { SaveForm } from '@/features/buying/job-lists/heart/save-form'
import { getProduct } from '@/features/shop/product/get-product'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { AccountArea } from '@/ui/frame/account/account-area'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('jobLists')
  return accountMetadata(locale, '/lists/save', t('put'))
}

/** Where a heart leads without script, and to choose another list (rule M56). */
async function SavePage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { product: asked } = await searchParams
  const id = typeof asked === 'string' && isId(asked) ? asked : ''
  const user = await currentMember()
  if (!user) redirect(loginPath(locale, `/lists/save${id && `?product=${id}`}`))
  const product = await getProduct(locale, id)
  if (typeof product === 'string') redirect(localePath(locale, '/lists'))
  const t = await getTranslations('jobLists')
  return (
    <AccountArea current="lists">
      <div className="wrap py-6 md:py-10">
        <RememberLists />
        <div className="grid max-w-md gap-6">
          <h1 className="text-2xl">{t('put')}</h1>
          <p className="font-medium wrap-anywhere" lang={product.name.lang}>
            {product.name.text}
          </p>
          <SaveForm product={id} quantity={moqOf(product.tiers)} lists={await listNames(user)} />
        </div>
      </div>
    </AccountArea>
  )
}

export default withErrorState(SavePage)
