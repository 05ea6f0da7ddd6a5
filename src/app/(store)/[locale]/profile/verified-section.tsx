import { getTranslations } from 'next-intl/server'
import { dateFormat, type Locale } from '@/domain/locale'
import { MAX_UPLOAD } from '@/domain/forms/upload'
import type { BuyerStanding } from '@/domain/people/verification'
import { DistrictTexts } from '@/server/texts/district-texts'
import { VerificationForm } from '@/features/account/verification/verification-form'

type Props = { locale: Locale; standing: BuyerStanding; isTooLarge: boolean; timeZone: string }

/**
 * The Verified Buyer status (rule P9), and the form for members without it; also shown after an upload that was too
 * large.
 */
export async function VerifiedSection({ locale, standing, isTooLarge, timeZone }: Props) {
  const t = await getTranslations('verifiedBuyer')
  const issues = await getTranslations('issues.upload')
  const date = dateFormat(locale, { dateStyle: 'long', timeZone })
  const isDeclined = standing.status === 'declined'
  const canAsk = isDeclined || standing.status === 'none'
  return (
    <section aria-labelledby="verified-buyer">
      <h2 className="mb-3 text-lg" id="verified-buyer">
        {t('title')}
      </h2>
      {standing.status === 'verified' ? <p>{t('verified')}</p> : null}
      {standing.status === 'pending' ? (
        <p>{t('pending', { date: date.format(new Date(standing.since)) })}</p>
      ) : null}
      {isDeclined ? (
        <div className="mb-4 grid gap-2">
          <p className="font-medium">{t('declined')}</p>
          <p className="wrap-anywhere whitespace-pre-line">{standing.reason}</p>
        </div>
      ) : null}
      {canAsk ? (
        <>
          <p className="text-muted mb-4">{t('about')}</p>
          <DistrictTexts of={['verifiedBuyer', 'login.sending', 'issues.upload.tooLarge']}>
            <VerificationForm
              locale={locale}
              most={MAX_UPLOAD}
              first={isTooLarge ? { message: t('failed'), fields: { document: issues('tooLarge') } } : {}}
              isAgain={isDeclined}
            />
          </DistrictTexts>
        </>
      ) : null}
    </section>
  )
}
