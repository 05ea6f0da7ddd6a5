import { useTranslations } from 'next-intl'
import { LoadFailed } from '@/ui/errors/load-failed'

/** The figures could not be read; the link asks for them again. */
export function AnalyticsFailed({ retry }: { retry: string }) {
  const t = useTranslations('analytics')
  return <LoadFailed message={t('failed')} retry={retry} />
}
