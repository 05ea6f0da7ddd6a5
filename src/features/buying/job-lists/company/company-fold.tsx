import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/ui/forms/action-form'
import { Fold } from '@/features/buying/job-lists/page/fold'
import { shareWithCompany } from './share-with-company'

type Props = { list: string; isShared: boolean }

/** Lets the company read an own list, or no longer (rule M143). */
export function CompanyFold({ list, isShared }: Props) {
  const locale = useLocale()
  const t = useTranslations('jobLists')
  return (
    <Fold title={t('company.share')} isOpen={isShared}>
      <p className="text-sm">{t('company.text')}</p>
      <ActionForm
        action={shareWithCompany}
        label={t(isShared ? 'company.unshare' : 'share')}
        failed={t.raw('failed') as string}
        hidden={{ locale, list, do: isShared ? 'unshare' : 'share' }}
      />
    </Fold>
  )
}
