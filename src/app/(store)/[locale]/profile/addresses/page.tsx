import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { AddressBook } from '@/features/buying/checkout/address/address-book'
import { AddressForm } from '@/features/buying/checkout/address/address-form'
import { ADDRESS_TEXTS } from '@/features/buying/checkout/address/address-screen'
import { listAddresses, profileAddress, valuesOf } from '@/features/buying/checkout/address/addresses'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { DistrictTexts } from '@/server/texts/district-texts'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { SavedMessage } from '@/ui/auth/saved-message'
import { AccountArea } from '@/ui/frame/account/account-area'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Partial<Record<'edit' | 'done', string | string[]>>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('addressBook')
  return accountMetadata(locale, '/profile/addresses', t('title'))
}

/** A member's delivery addresses (rule P36); `?edit=` one of them, or `new`, shows the form. */
async function AddressesPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const user = await currentMember()
  if (!user) redirect(loginPath(locale, '/profile/addresses'))
  const { edit, done } = await searchParams
  const addresses = await listAddresses(user)
  const edited = addresses.find(({ id, isColleagues }) => id === edit && !isColleagues)
  const isNew = edit === 'new'
  const t = await getTranslations('addressBook')
  const checkout = await getTranslations('checkout')
  const path = localePath(locale, '/profile/addresses')
  return (
    <AccountArea current="addresses">
      <div className="wrap py-6 md:py-10">
        <h1 className="mb-1 text-2xl">
          {edited ? checkout('address.change') : isNew ? checkout('page.add') : t('title')}
        </h1>
        {edited || isNew ? (
          <div className="mt-6">
            <DistrictTexts of={ADDRESS_TEXTS}>
              <AddressForm
                key={edited?.id}
                locale={locale}
                id={edited?.id}
                services={{}}
                isAccount
                values={edited ? valuesOf(edited) : profileAddress(user, addresses.length === 0)}
                back={path}
              />
            </DistrictTexts>
          </div>
        ) : (
          <>
            <p className="text-muted mb-6 max-w-prose">{t('intro')}</p>
            {done === 'saved' ? (
              <div className="mb-6">
                <SavedMessage>{t('done.saved')}</SavedMessage>
              </div>
            ) : null}
            <AddressBook addresses={addresses} path={path} isOwner={user.membership?.role === 'owner'} />
          </>
        )}
      </div>
    </AccountArea>
  )
}

export default withErrorState(AddressesPage)
