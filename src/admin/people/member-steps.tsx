import { EXEMPT_PROVINCES } from '@/domain/payments/tax/exempt-provinces'
import { CommandForm } from '@/admin/commands/command-form'
import { askedReason, commandTexts } from '@/admin/commands/command-texts'
import { adminWords } from '@/admin/parts/words'
import type { PersonProps } from './one-person'

/** What can be done with a member: suspend or reopen, end sessions, note an exemption. */
export function MemberSteps({ person, i18n }: PersonProps) {
  const t = adminWords(i18n, 'staff.people')
  const provinces = adminWords(i18n, 'provinces')
  const words = commandTexts(i18n)
  const { id: member, seller, suspendedAt, openOrders, sessions } = person
  const isSuspended = seller?.status === 'suspended' || suspendedAt !== null
  const to = isSuspended ? 'active' : 'suspended'
  const who = seller ? 'seller' : 'buyer'
  const reason = { ...askedReason(i18n), label: t('reason'), isLong: true }
  return (
    <div>
      <CommandForm
        title={t(`steps.${to}.title`)}
        about={t(`steps.${to}.${who}`, { count: openOrders })}
        command="member-state"
        known={{ member, to }}
        fields={[{ ...reason, ...(to === 'suspended' && { hint: t('reasonRead') }) }]}
        button={t(`steps.${to}.title`)}
        done={t('done')}
        sure={t(`steps.${to}.sure`)}
        words={words}
      />
      {sessions.length > 0 ? (
        <CommandForm
          title={t('steps.sessions.title')}
          about={t('steps.sessions.about', { count: sessions.length })}
          command="member-sessions"
          known={{ member }}
          fields={[reason]}
          button={t('steps.sessions.title')}
          done={t('done')}
          sure={t('steps.sessions.sure')}
          words={words}
        />
      ) : null}
      <CommandForm
        title={t('steps.exemption.title')}
        about={t('steps.exemption.about')}
        command="exemption"
        known={{ member }}
        fields={[
          {
            name: 'province',
            label: t('province'),
            value: 'BC',
            options: EXEMPT_PROVINCES.map((value) => ({ value, label: provinces(value) })),
          },
          { name: 'number', label: t('number') },
          reason,
        ]}
        button={t('steps.exemption.button')}
        done={t('done')}
        sure={t('steps.exemption.sure')}
        words={words}
      />
    </div>
  )
}
