import { useLocale, useTranslations } from 'next-intl'
import { isSupportOpen, supportHours } from '@/domain/talk/support/support-hours'

type Props = { now: Date }

/** When support answers, in Toronto's time as its sentence says, and whether somebody is there now (rule N7). */
export function SupportHours({ now }: Props) {
  const t = useTranslations('support')
  const hours = supportHours(now, useLocale(), 'America/Toronto')
  return (
    <p className="border-line bg-tone mb-4 rounded-md border p-4">
      {t(isSupportOpen(now) ? 'here' : 'away')} {t('hours', hours)}
    </p>
  )
}
