import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { withErrorState } from '@/app/with-error-state'
import { getNewReturn } from '@/features/buying/returns/form/get-new-return'
import { NewReturnScreen } from '@/features/buying/returns/form/new-return-screen'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<{ product?: string | string[] }>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('returns')
  return accountMetadata(locale, '/buyer-returns', t('askTitle'))
}

/** Asks to return goods of an order (rule M83), for its buyer alone; `?product=` is the line it was opened from. */
async function NewReturnPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  const { product: asked } = await searchParams
  const product = typeof asked === 'string' ? asked.slice(0, 36) : undefined
  const user = await currentMember()
  if (!user) redirect(loginPath(locale, `/order/${id}/return${product ? `?product=${product}` : ''}`))
  const found = await getNewReturn(user, { order: id, locale })
  if (found.ok)
    return (
      <div className="wrap py-6 md:py-10">
        <NewReturnScreen asked={found.value} product={product} />
      </div>
    )
  const [problem] = found.issues
  if (problem?.code !== 'return.notDelivered') return <NothingHere locale={locale} why="order.unknown" />
  const issues = await getTranslations('issues')
  const t = await getTranslations('returns')
  return (
    <div className="wrap py-6 md:py-10">
      <EmptyState title={issues(problem.code)}>
        <ButtonLink href={localePath(locale, `/order/${id}`)}>{t('toOrder')}</ButtonLink>
      </EmptyState>
    </div>
  )
}

export default withErrorState(NewReturnPage)
