import type { UIFieldServerProps } from 'payload'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { CommandForm } from '@/admin/commands/command-form'
import { askedReason, commandTexts } from '@/admin/commands/command-texts'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords } from '@/admin/parts/words'

/** On a seller: adds to the balance or takes from it, with a reason (rule M42). */
export function AdjustBalance({ data, user, i18n }: UIFieldServerProps) {
  if (!isAdminUser(user) || !data?.id) return null
  const t = adminWords(i18n, 'staff.payouts')
  return (
    <CommandForm
      title={t('adjustTitle')}
      about={t('adjustAbout')}
      command="adjustment"
      known={{ seller: data.id }}
      withKey
      fields={[
        {
          name: 'direction',
          label: t('direction'),
          value: 'up',
          options: [
            { value: 'up', label: t('up') },
            { value: 'down', label: t('down') },
          ],
        },
        { name: 'amount', label: t('adjustAmount'), isMoney: true },
        {
          ...askedReason(i18n, ADMIN_TEXT_LIMITS.memo),
          label: t('reason'),
          hint: t('reasonHint'),
        },
      ]}
      button={t('adjustButton')}
      done={t('stepDone')}
      words={commandTexts(i18n)}
    />
  )
}
