import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { CommandForm } from '@/admin/command-form'
import { askedReason, commandTexts } from '@/admin/command-texts'
import { adminWords } from '@/admin/words'

/** Asks why the order is read, before anything of it is shown (rule M49). */
export function OpenForm({ order, i18n }: { order: string; i18n: { language: string } }) {
  const t = adminWords(i18n, 'staff.order')
  return (
    <CommandForm
      title={t('openTitle')}
      about={t('openAbout')}
      action="/api/admin-commands/order-open"
      known={{ order }}
      fields={[
        {
          ...askedReason(i18n, ADMIN_TEXT_LIMITS.reason),
          label: adminWords(i18n, 'staff.commands')('reason'),
          hint: t('openHint'),
        },
      ]}
      button={t('openButton')}
      done={t('openDone')}
      words={{ ...commandTexts(i18n), sure: t('openSure') }}
    />
  )
}
