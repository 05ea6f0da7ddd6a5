import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { loginPath } from '@/ui/auth/auth-path'
import { withErrorState } from '@/app/with-error-state'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { listNotifications } from '@/features/talk/notifications/list-notifications'
import { NoNotifications, NotificationsFailed } from '@/features/talk/notifications/no-notifications'
import { NotificationList } from '@/features/talk/notifications/notification-list'
import { ReadAllForm } from '@/features/talk/notifications/read-all-form'
import { localePath } from '@/messages/locales'
import { failedRead } from '@/server/next/response-status'
import { DistrictTexts } from '@/server/texts/district-texts'
import { localeOf } from '@/server/texts/i18n'
import { currentMember } from '@/server/auth/session/session'
import { WhileOffline } from '@/ui/live/while-offline'
import { Pagination } from '@/ui/parts/pagination'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ page?: string | string[] }>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('notifications')
  return {
    ...(await pageMetadata(locale, '/notifications', { title: t('title') })),
    robots: { index: false },
  }
}

const FORM_TEXTS = ['notifications.unread', 'notifications.readAll', 'notifications.readFailed'] as const

/** A member's notifications about purchases and sales. */
async function NotificationsPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { page: asked } = await searchParams
  const page = typeof asked === 'string' && /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
  const path = localePath(locale, '/notifications')
  const hrefOf = (number: number) => (number > 1 ? `${path}?page=${number}` : path)
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, page > 1 ? `/notifications?page=${page}` : '/notifications'))
  const t = await getTranslations('notifications')
  const now = new Date().toISOString()
  const found = await listNotifications(member, page, locale).catch(failedRead)
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="mb-4 text-2xl">{t('title')}</h1>
      <WhileOffline>
        <NotificationsFailed />
      </WhileOffline>
      {found ? null : <NotificationsFailed retry={hrefOf(page)} />}
      {found && found.notifications.length === 0 ? <NoNotifications /> : null}
      {found && found.notifications.length > 0 ? (
        <>
          <DistrictTexts of={FORM_TEXTS}>
            <ReadAllForm locale={locale} until={now} unread={found.unread} />
          </DistrictTexts>
          <NotificationList notifications={found.notifications} timeZone={timeZoneOf(member.country)} />
          <Pagination page={found.page} pages={found.pages} hrefOf={hrefOf} />
        </>
      ) : null}
    </div>
  )
}

export default withErrorState(NotificationsPage)
