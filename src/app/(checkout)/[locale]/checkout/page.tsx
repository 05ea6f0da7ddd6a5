import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { SignInToCheckout } from '@/app/(store)/[locale]/account/sign-in-to-checkout'
import { withErrorState } from '@/app/with-error-state'
import { AddressScreen } from '@/features/buying/checkout/address/address-screen'
import { listAddresses, profileAddress, valuesOf } from '@/features/buying/checkout/address/addresses'
import { CheckoutScreen, NoOffer, NothingToOrder } from '@/features/buying/checkout/checkout-screen'
import { readOfferId, readServices, writeServices } from '@/features/buying/checkout/chosen-services'
import { getApprovalNeed } from '@/features/buying/checkout/company/approval-need'
import { getTermsOption } from '@/features/buying/checkout/company/terms-option'
import { getCheckout } from '@/features/buying/checkout/get-checkout'
import { provinceOfArea, type Province } from '@/domain/people/address/postal-code'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { currentMember } from '@/server/auth/session/session'

type Query = Partial<Record<'address' | 'edit' | 'back' | 'ship' | 'chosen' | 'offer', string | string[]>>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('checkout.page')
  return { ...(await pageMetadata(locale, '/checkout', { title: t('title') })), robots: { index: false } }
}

/**
 * The checkout (rule M3). `?address=` selects a saved address, `?ship=` the services; `?address=new` and `?edit=`
 * show the address form. `?offer=`: an accepted offer in place of the cart (rule M77).
 */
async function CheckoutPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('checkout.page')
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="mb-4 text-2xl">{t('title')}</h1>
      {await content(locale, await searchParams)}
    </div>
  )
}

async function content(locale: Awaited<ReturnType<typeof localeOf>>, query: Query) {
  const { address, edit } = query
  const offer = readOfferId(query.offer)
  const user = await currentMember()
  if (!user)
    return <SignInToCheckout locale={locale} back={offer ? `/checkout?offer=${offer}` : '/checkout'} />
  const addresses = await listAddresses(user)
  const edited = addresses.find(({ id, isColleagues }) => id === edit && !isColleagues)
  const isNew = address === 'new' || edited !== undefined
  const services = readServices(query.ship)
  const viewIn = (province: Province | null) =>
    getCheckout(String(user.id), locale, province, services, offer)
  const first = isNew ? undefined : (addresses.find(({ id }) => id === address) ?? addresses[0])
  const shown = await viewIn(first?.province ?? null)
  // An offer is for one place: of several addresses, one there is chosen first.
  const there = address === undefined && !isNew && addresses.find(isAt(shown.offer?.postalCode))
  const chosen = there || first
  const place = shown.offer?.postalCode
  // Without an address, an offer is quoted for its place.
  const province = chosen?.province ?? (place ? provinceOfArea(place.slice(0, 3)) : null)
  const view = province === (first?.province ?? null) ? shown : await viewIn(province)
  const isRecalculated = query.chosen !== undefined
  if (chosen) {
    const need = await getApprovalNeed(user, view.quote)
    const terms = await getTermsOption(user, view.quote, need, locale)
    const common = { view, addresses, chosen, services, isRecalculated, asked: offer }
    return <CheckoutScreen {...{ ...common, need, terms }} />
  }
  if (view.quote.groups.length === 0) return offer ? <NoOffer id={offer} /> : <NothingToOrder />
  const back = addresses.find(({ id }) => id === query.back) ?? addresses[0]
  const kept = [back && `address=${back.id}`, writeServices(services, offer)].filter(Boolean).join('&')
  return (
    <AddressScreen
      locale={locale}
      view={view}
      id={edited?.id}
      services={services}
      values={edited ? valuesOf(edited) : profileAddress(user, addresses.length === 0, place)}
      back={back ? localePath(locale, `/checkout?${kept}`) : undefined}
    />
  )
}

const isAt = (postalCode: string | undefined) => (address: { postalCode: string }) =>
  address.postalCode === postalCode

export default withErrorState(CheckoutPage)
