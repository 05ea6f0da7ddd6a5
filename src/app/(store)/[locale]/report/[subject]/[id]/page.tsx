import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { withErrorState } from '@/app/with-error-state'
import { isReportSubject } from '@/domain/talk/support/report'
import { getReportable, reporterOf } from '@/features/talk/reports/get-reportable'
import { ReportForm } from '@/features/talk/reports/report-form'
import { reportPath } from '@/features/talk/reports/report-path'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { DistrictTexts } from '@/server/texts/district-texts'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'

type Props = { params: Promise<{ locale: string; subject: string; id: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('reports')
  return { title: t('title'), robots: { index: false } }
}

/** Reports a message, a conversation, a product or a review to staff (rule T23). */
async function ReportPage({ params }: Props) {
  const locale = await localeOf(params)
  const { subject, id } = await params
  if (!isReportSubject(subject)) return <NothingHere locale={locale} why="report.unknown" />
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, reportPath(subject, id)))
  const about = await getReportable(await reporterOf(member, subject, id), subject, id, locale)
  if (!about) return <NothingHere locale={locale} why="report.unknown" />
  const t = await getTranslations('reports')
  const back = localePath(locale, about.path)
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="mb-2 text-2xl">{t(`titles.${subject}`)}</h1>
      <p className="text-muted mb-6 max-w-prose">{t('about')}</p>
      <blockquote className="border-line mb-6 max-w-prose border-s-2 ps-4 break-words whitespace-pre-line">
        {about.text || t('noWords')}
      </blockquote>
      {about.isReported ? (
        <p className="border-celadon bg-celadon-wash mb-4 max-w-2xl rounded-md border p-4 font-medium">
          {t('already')}{' '}
          <a className="link" href={back}>
            {t('back')}
          </a>
        </p>
      ) : (
        <DistrictTexts of={['reports']}>
          <ReportForm subject={subject} id={id} back={back} locale={locale} />
        </DistrictTexts>
      )}
    </div>
  )
}

export default withErrorState(ReportPage)
