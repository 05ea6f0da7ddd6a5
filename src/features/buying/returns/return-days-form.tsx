import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/ui/forms/action-form'
import { KeptField } from './kept-fields'
import { stateReturnDays } from './return-actions'

/** The seller states in how many days goods without a fault are taken back (rule M84). */
export function ReturnDaysForm({ days }: { days: number | null }) {
  const t = useTranslations('returns')
  const locale = useLocale()
  return (
    <ActionForm
      action={stateReturnDays}
      hidden={{ locale }}
      fold={days === null ? t('daysNone') : t('daysNow', { count: days })}
      label={t('daysSave')}
      failed={t.raw('failed') as string}
    >
      <KeptField
        name="returnDays"
        label={t('daysLabel')}
        hint={t('daysHint')}
        inputMode="numeric"
        maxLength={3}
        className="max-w-32"
        value={days === null ? '' : String(days)}
      />
    </ActionForm>
  )
}
