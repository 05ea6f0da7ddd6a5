import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { Inbox } from '@/features/talk/inbox/inbox'
import { INBOXES, readInboxQuery, writeInboxQuery } from '@/features/talk/inbox/inbox-query'
import { localeOf } from '@/server/texts/i18n'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('inbox')
  return { title: t('title.seller') }
}

/** A seller's conversations with buyers (rule T13). */
export default async function SellerMessagesPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const asked = await searchParams
  const t = await getTranslations('inbox')
  return (
    <SellerGate
      locale={locale}
      path={INBOXES.seller + writeInboxQuery(readInboxQuery(asked))}
      need="active"
      part="orders"
    >
      {({ viewer: { user, profile } }) =>
        user ? (
          <>
            <h1 className="mb-6 text-xl md:text-2xl">{t('title.seller')}</h1>
            <Inbox
              member={user}
              side="seller"
              asked={asked}
              locale={locale}
              timeZone={timeZoneOf(profile?.country)}
            />
          </>
        ) : null
      }
    </SellerGate>
  )
}
