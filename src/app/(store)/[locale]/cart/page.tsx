import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { SignInToCheckout } from '@/app/(store)/[locale]/account/sign-in-to-checkout'
import { withErrorState } from '@/app/with-error-state'
import { CartScreen } from '@/features/buying/cart/cart-screen'
import { getCart } from '@/features/buying/cart/get-cart'
import { AcceptedOffers } from '@/features/buying/price-requests/accepted-offers'
import { listAccepted } from '@/features/buying/price-requests/list-accepted'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { currentMember } from '@/server/auth/session/session'
import { readDefaultPlace } from '@/server/cart/quote/read-place'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('cart.page')
  return { ...(await pageMetadata(locale, '/cart', { title: t('title') })), robots: { index: false } }
}

/** The cart (rule M17). Visitors are asked to sign in (rule P11) and come back here. */
async function CartPage({ params }: Props) {
  const locale = await localeOf(params)
  const user = await currentMember()
  const t = await getTranslations('cart.page')
  const quickOrder = await getTranslations('quickOrder')
  return (
    <div className="wrap py-6 md:py-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{t('title')}</h1>
        <a className="link" href={localePath(locale, '/quick-order')}>
          {quickOrder('title')}
        </a>
      </div>
      {user ? (
        <>
          <AcceptedOffers offers={await listAccepted(user, locale)} />
          <CartScreen
            cart={await getCart(String(user.id), locale, await readDefaultPlace(user))}
            locale={locale}
          />
        </>
      ) : (
        <SignInToCheckout locale={locale} back="/cart" />
      )}
    </div>
  )
}

export default withErrorState(CartPage)
