import type { UIFieldServerProps } from 'payload'
import { formatMoney } from '@/domain/money'
import { mayAccept } from '@/domain/orders/returns/moves'
import { RETURN_ADDRESS, RETURN_TEXT } from '@/domain/orders/returns/request'
import { CommandForm } from '@/admin/commands/command-form'
import { askedReason, commandTexts, lengthLimit } from '@/admin/commands/command-texts'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords, panelLocale } from '@/admin/parts/words'
import type { Return } from '@/payload-types'

/** What an admin decides about a return that staff were asked about (rule A32). */
export function DecideReturn({ data, user, i18n }: UIFieldServerProps) {
  if (!isAdminUser(user) || data?.status !== 'escalated') return null
  const t = adminWords(i18n, 'staff.returns')
  const issues = adminWords(i18n, 'issues')
  const known = { return: data.id as string, version: String(data.version) }
  const locale = panelLocale(i18n)
  const reason = {
    ...askedReason(i18n, RETURN_TEXT),
    label: t('reason'),
    hint: t('reasonHint'),
    isLong: true,
  }
  const words = commandTexts(i18n)
  const left = formatMoney(Math.max(0, Number(data.value) - Number(data.refunded)), locale)
  return (
    <>
      <CommandForm
        title={t('refundTitle')}
        about={t('refundAbout', { left })}
        command="return-refund"
        known={known}
        fields={[{ name: 'amount', label: t('amount'), isMoney: true }, reason]}
        button={t('refundButton')}
        done={t('done')}
        words={words}
      />
      {mayAccept(data as Return) ? (
        <CommandForm
          title={t('acceptTitle')}
          about={t('acceptAbout')}
          command="return-accept"
          known={known}
          fields={[
            {
              name: 'address',
              label: t('address'),
              value: String(data.address ?? ''),
              isLong: true,
              blank: issues('return.address'),
              ...lengthLimit(i18n, RETURN_ADDRESS),
            },
            {
              name: 'freight',
              label: t('freight'),
              value: 'seller',
              options: (['seller', 'buyer'] as const).map((value) => ({
                value,
                label: t(`freightBy.${value}`),
              })),
            },
            reason,
          ]}
          button={t('acceptButton')}
          done={t('done')}
          words={{ ...words, sure: t('sure') }}
        />
      ) : null}
      <CommandForm
        title={t('declineTitle')}
        about={t('declineAbout')}
        command="return-decline"
        known={known}
        fields={[reason]}
        button={t('declineButton')}
        done={t('done')}
        words={{ ...words, sure: t('sure') }}
      />
    </>
  )
}
