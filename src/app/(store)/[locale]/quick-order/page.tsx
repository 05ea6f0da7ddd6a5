import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { withErrorState } from '@/app/with-error-state'
import { isId } from '@/domain/values/id'
import { getList } from '@/features/buying/job-lists/get-list'
import { openList, openSheet } from '@/features/buying/quick-order/open-sheet'
import { QuickOrderScreen } from '@/features/buying/quick-order/quick-order-screen'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('quickOrder')
  const words = { title: t('title'), description: t('intro') }
  return { ...(await pageMetadata(locale, '/quick-order', words)), robots: { index: false } }
}

/** Lines of SKU and quantity to the cart at once (rules M54, M55). Visitors may look up; `lines` in the address fills the sheet, as does `list`, one's own. */
async function QuickOrderPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { lines, list } = await searchParams
  const user = await currentMember()
  const member = user && String(user.id)
  const listed = user && typeof list === 'string' && isId(list) ? await getList(user, list, locale) : null
  const given =
    listed && member ? await openList(listed.lines, member, locale) : await openSheet(lines, member, locale)
  const t = await getTranslations('quickOrder')
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="text-muted mt-1 mb-6 max-w-prose">{t('intro')}</p>
      <QuickOrderScreen given={given} isMember={user !== null} locale={locale} />
    </div>
  )
}

export default withErrorState(QuickOrderPage)
