import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import { withErrorState } from '@/app/with-error-state'
import { isId } from '@/domain/id'
import type { Locale } from '@/domain/locale'
import { timeZoneOf } from '@/features/dashboard/time-zone'
import { EditScreen } from '@/features/listing/edit/edit-screen'
import { getEdit } from '@/features/listing/edit/get-edit'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session'
import { localeOf } from '@/server/i18n'

type Props = { params: Promise<{ locale: string; id: string }> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('productEdit')
  return { title: t('title') }
}

/** A seller's own product, to read and to change (rule S1). */
export default async function EditProductPage({ params }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  return (
    <SellerGate
      locale={locale}
      path={isId(id) ? `/seller/edit-product/${id}` : '/seller/products'}
      need="active"
    >
      {({ viewer: { profile }, canAct }) => (
        <EditProduct id={id} locale={locale} canAct={canAct} timeZone={timeZoneOf(profile?.country)} />
      )}
    </SellerGate>
  )
}

type Opened = { id: string; locale: Locale; canAct: boolean; timeZone: string }

/** What is not the seller's own is as if it were not there; both that and a failed read lead to the table (rule C38). */
async function OpenedProduct({ id, locale, ...opened }: Opened) {
  const edit = await readEdit(id, locale)
  if (edit === 'missing' || edit === 'failed') redirect(localePath(locale, `/seller/products?notice=${edit}`))
  return <EditScreen edit={edit} locale={locale} {...opened} />
}

const EditProduct = withErrorState(OpenedProduct)

async function readEdit(id: string, locale: Locale) {
  try {
    const member = await currentMember()
    return (member && (await getEdit(member, id, locale))) ?? 'missing'
  } catch (error) {
    console.error(error)
    return 'failed'
  }
}
