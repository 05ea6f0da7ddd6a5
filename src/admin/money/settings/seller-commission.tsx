import type { UIFieldServerProps } from 'payload'
import { MAX_COMMISSION_PPM, percentOf } from '@/domain/payments/payouts/commission-rate'
import { CommandForm } from '@/admin/commands/command-form'
import { commandTexts } from '@/admin/commands/command-texts'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { percentFormat } from './percent-format'

/** On a seller: their own commission, from now on (rule M48). */
export function SellerCommission({ data, user, i18n }: UIFieldServerProps) {
  if (!isAdminUser(user) || !data?.id) return null
  const t = adminWords(i18n, 'staff.moneySettings')
  const own: unknown = data.commissionPpm
  return (
    <CommandForm
      title={t('seller.title')}
      about={t('seller.about', { max: percentFormat(panelLocale(i18n))(MAX_COMMISSION_PPM) })}
      command="seller-commission"
      known={{ seller: data.id, seen: typeof own === 'number' ? String(own) : '' }}
      fields={[
        {
          name: 'percent',
          label: t('commission.percent'),
          value: typeof own === 'number' ? percentOf(own) : '',
          hint: t('seller.hint'),
        },
      ]}
      button={t('save')}
      done={t('done')}
      words={{ ...commandTexts(i18n), sure: t('sure') }}
    />
  )
}
