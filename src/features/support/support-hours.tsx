import { useLocale, useTranslations } from 'next-intl'
import { isSupportOpen, supportHours } from '@/domain/talk/support-hours'

type Props = { now: Date; timeZone: string }

/** When Maru answers, in the reader's time, and whether somebody is there now (rule N7). */
export function SupportHours({ now, timeZone }: Props) {
  const t = useTranslations('support')
  const hours = supportHours(now, useLocale(), timeZone)
  return (
    <p className="border-line bg-tone mb-4 rounded-md border p-4">
      {t(isSupportOpen(now) ? 'here' : 'away')} {t('hours', hours)}
    </p>
  )
}
