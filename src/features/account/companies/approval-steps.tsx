import { useLocale, useTranslations } from 'next-intl'
import { DECLINE_TEXT } from '@/domain/people/companies/company'
import { AnsweredText } from '@/ui/forms/fields/answered-field'
import { ActionForm } from '@/ui/forms/action-form'
import { approve, declineOrderAction } from './company-actions'

type Props = { checkout: string; about: string; isOffered?: boolean }

/** What an owner presses: approve at once, or decline with or without a reason (rule M100). */
export function ApprovalSteps({ checkout, about, isOffered = true }: Props) {
  const t = useTranslations('company')
  const locale = useLocale()
  const form = { hidden: { locale, checkout }, about, failed: t.raw('failed') as string, isOffered }
  return (
    <div className="grid gap-3">
      <ActionForm {...form} action={approve} label={t('approve')} kind="primary" />
      <ActionForm
        {...form}
        action={declineOrderAction}
        fold={t('decline')}
        label={t('declineNow')}
        kind="danger"
      >
        <AnsweredText
          name="reason"
          id={`reason-${checkout}`}
          label={t('reasonOptional')}
          maxLength={DECLINE_TEXT}
        />
      </ActionForm>
    </div>
  )
}
