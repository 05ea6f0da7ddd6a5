import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { withErrorState } from '@/app/with-error-state'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { Inbox } from '@/features/talk/inbox/inbox'
import { INBOXES, readInboxQuery, writeInboxQuery } from '@/features/talk/inbox/inbox-query'
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
  const t = await getTranslations('inbox')
  return {
    ...(await pageMetadata(locale, INBOXES.buyer, { title: t('title.buyer') })),
    robots: { index: false },
  }
}

/** A buyer's conversations with sellers and with Maru (rule T4). */
async function MessagesPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const asked = await searchParams
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, INBOXES.buyer + writeInboxQuery(readInboxQuery(asked))))
  const t = await getTranslations('inbox')
  return (
    <AccountArea current="messages">
      <div className="wrap py-6 md:py-10">
        <h1 className="mb-6 text-2xl">{t('title.buyer')}</h1>
        <Inbox
          member={member}
          side="buyer"
          asked={asked}
          locale={locale}
          timeZone={timeZoneOf(member.country)}
        />
      </div>
    </AccountArea>
  )
}

export default withErrorState(MessagesPage)
