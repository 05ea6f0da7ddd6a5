import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { withErrorState } from '@/app/with-error-state'
import { askerOf } from '@/domain/talk/support/asker'
import { UnsubscribeForm } from '@/features/account/profile/unsubscribe-form'
import { getSettings } from '@/features/shop/pages/queries'
import { database } from '@/server/db/transaction'
import { wantsEmail } from '@/server/talk/email/preferences'
import { readUnsubscription } from '@/server/talk/email/unsubscribe-link'
import { DistrictTexts } from '@/server/texts/district-texts'
import { localeOf } from '@/server/texts/i18n'

type Props = { params: Promise<{ locale: string; sealed: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations('unsubscribe')
  const title = t('title', askerOf(await getSettings(locale)))
  return { title, robots: { index: false }, referrer: 'no-referrer' }
}

/** Where the link of an email leads (rule T25). Opening it changes nothing: mail programs open links by themselves. */
async function UnsubscribePage({ params }: Props) {
  const locale = await localeOf(params)
  const { sealed } = await params
  const t = await getTranslations('unsubscribe')
  const found = readUnsubscription(sealed)
  const asker = askerOf(await getSettings(locale))
  return (
    <div className="wrap max-w-2xl py-10">
      <h1 className="mb-4 text-2xl">{t('title', asker)}</h1>
      {found ? (
        <>
          <p className="mb-6">{t(`about.${found.topic}`, asker)}</p>
          <DistrictTexts of={['unsubscribe.stop', 'unsubscribe.again', 'unsubscribe.failed']}>
            <UnsubscribeForm
              sealed={sealed}
              isWanted={await wantsEmail(await database(), found.user, found.topic)}
              locale={locale}
            />
          </DistrictTexts>
          <p className="text-muted mt-6 text-sm">{t('always')}</p>
        </>
      ) : (
        <p>{t('unknown')}</p>
      )}
    </div>
  )
}

export default withErrorState(UnsubscribePage)
