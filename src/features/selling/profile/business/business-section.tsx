import { getTranslations } from 'next-intl/server'
import { countryChoices } from '@/domain/people/address/shipping-place'
import type { Locale } from '@/domain/locale'
import type { MemberUser } from '@/server/auth/session/session'
import { DistrictTexts } from '@/server/texts/district-texts'
import { ActionForm } from '@/ui/forms/action-form'
import { getBusiness, type OwnBusiness } from './get-profile'
import { askAgain } from './profile-actions'
import { BusinessForm } from './profile-form'

type Props = { locale: Locale; member: MemberUser; canAct: boolean }

const TEXTS = [
  'sellerProfile.fields',
  'sellerProfile.sections',
  'sellerProfile.warehouse',
  'profile',
  'fields',
  'provinces',
  'productEdit.conflict',
] as const

/** The business profile, with where a seller stands who is not active (rules S13, N1, N10). */
export async function BusinessSection({ locale, member, canAct }: Props) {
  const own = await getBusiness(member, locale)
  return (
    <>
      <BusinessState own={own} locale={locale} />
      <DistrictTexts of={TEXTS}>
        <BusinessForm
          locale={locale}
          lines={own.lines}
          seen={own.seen}
          canAct={canAct}
          countries={countryChoices(locale)}
        />
      </DistrictTexts>
    </>
  )
}

async function BusinessState({
  own: { status, reason, documentAsked },
  locale,
}: {
  own: OwnBusiness
  locale: Locale
}) {
  const t = await getTranslations('sellerProfile')
  const seller = await getTranslations('seller')
  if (status === 'pending' && !documentAsked) return <p className="bg-tone rounded-md p-4">{t('pending')}</p>
  if (status === 'pending')
    return (
      <section aria-labelledby="asked" className="bg-tone grid gap-3 rounded-md p-4 md:p-6">
        <p>{t('pending')}</p>
        <h2 id="asked" className="text-lg">
          {seller('asked')}
        </h2>
        <p className="border-persimmon border-s-2 ps-4 wrap-anywhere whitespace-pre-line">{documentAsked}</p>
        <p>{seller('askedNext')}</p>
      </section>
    )
  if (status !== 'rejected') return null
  return (
    <section
      aria-labelledby="rejected"
      className="border-persimmon-deep bg-persimmon-wash grid justify-items-start gap-3 rounded-md border p-4 md:p-6"
    >
      <h2 id="rejected" className="text-lg">
        {seller('rejected.title')}
      </h2>
      <p>{seller('rejected.text')}</p>
      {reason ? (
        <dl className="border-persimmon border-s-2 ps-4">
          <dt className="text-muted text-sm">{seller('reason')}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{reason}</dd>
        </dl>
      ) : null}
      <p>{t('again.text')}</p>
      <ActionForm
        action={askAgain}
        label={t('again.ask')}
        failed={t.raw('again.failed') as string}
        kind="primary"
        hidden={{ locale }}
      />
    </section>
  )
}
