import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { BuyerCard } from '@/app/(seller)/[locale]/buyer-card'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import { withErrorState } from '@/app/with-error-state'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { isSeller } from '@/domain/people/actor'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { getEdit } from '@/features/selling/listing/edit/get-edit'
import { localePath } from '@/messages/locales'
import { currentSeller } from '@/server/auth/signed-in-actor'
import { localeOf } from '@/server/texts/i18n'
import { ProductScreen } from './product-screen'

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
      part="products"
    >
      {(admitted) => <EditProduct id={id} locale={locale} admitted={admitted} />}
    </SellerGate>
  )
}

type EditProps = { id: string; locale: Locale; admitted: Admission }

/** What is not the seller's own is as if it were not there; both that and a failed read lead to the table (rule C38). */
async function OpenedProduct({ id, locale, admitted: { viewer, canAct } }: EditProps) {
  const { actor, profile } = viewer
  const edit = isSeller(actor) ? await readEdit(id, locale) : 'missing'
  if (!isSeller(actor) || edit === 'missing' || edit === 'failed')
    redirect(localePath(locale, `/seller/products?notice=${edit === 'failed' ? edit : 'missing'}`))
  const timeZone = timeZoneOf(profile?.country)
  return (
    <ProductScreen
      {...{ edit, locale, timeZone, canAct }}
      sellerStatus={actor.status}
      aside={<BuyerCard />}
    />
  )
}

const EditProduct = withErrorState(OpenedProduct)

async function readEdit(id: string, locale: Locale) {
  try {
    const member = await currentSeller('products')
    return (member && (await getEdit(member, id, locale))) ?? 'missing'
  } catch (error) {
    console.error(error)
    return 'failed'
  }
}
