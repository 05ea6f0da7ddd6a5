import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { RequestForm } from '@/features/buying/price-requests/form/request-form'
import { wantedGoods } from '@/features/buying/price-requests/form/wanted-goods'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { readDefaultPlace } from '@/server/cart/quote/read-place'
import { loginPath } from '@/ui/auth/auth-path'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'

type Query = Partial<Record<'product' | 'quantity' | 'seller', string | string[]>>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('priceRequests')
  return accountMetadata(locale, '/price-requests/new', t('ask'))
}

const one = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value.slice(0, 36) : undefined

/** Asks for a price: of a product (`?product=`, `?quantity=`), or of what the cart has of a seller (`?seller=`). */
async function NewPriceRequestPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const query = await searchParams
  const asked = { product: one(query.product), quantity: one(query.quantity), seller: one(query.seller) }
  const user = await currentMember()
  if (!user) {
    const known = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined)
    redirect(loginPath(locale, `/price-requests/new?${new URLSearchParams(known)}`))
  }
  const t = await getTranslations('priceRequests')
  const lines = await wantedGoods(user, asked, locale)
  const issues = await getTranslations('issues')
  const [problem] = lines.ok ? [] : lines.issues
  const place = (await readDefaultPlace(user))?.name ?? ''
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="text-2xl">{t('ask')}</h1>
      {lines.ok ? (
        <>
          <p className="text-muted mt-1 mb-6 max-w-prose">{t('askText')}</p>
          <div className="max-w-2xl">
            <RequestForm lines={lines.value} place={place} />
          </div>
        </>
      ) : (
        <EmptyState title={problem ? issues(problem.code, problem.params) : ''}>
          <ButtonLink href={localePath(locale, '/products')}>{t('browse')}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

export default withErrorState(NewPriceRequestPage)
