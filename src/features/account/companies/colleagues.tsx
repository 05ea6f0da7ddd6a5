import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { AnsweredField } from '@/ui/forms/fields/answered-field'
import { ActionForm } from '@/ui/forms/action-form'
import {
  changeColleague,
  inviteColleague,
  removeColleague,
  withdrawInvitationAction,
} from './company-actions'
import type { Colleague, CompanyView } from './company-view'
import { RoleFields } from './role-fields'

type Props = { company: CompanyView }

/** All members of a company; an owner changes their roles and limits, and removes them. */
export function Colleagues({ company: { colleagues, role } }: Props) {
  const t = useTranslations('company')
  return (
    <section aria-labelledby="members" className="grid gap-3">
      <h2 id="members" className="text-lg">
        {t('members')}
      </h2>
      <ul className="border-line bg-raised divide-line divide-y rounded-md border">
        {colleagues.map((colleague) => (
          <li key={colleague.id} className="grid gap-3 p-4">
            <div className="wrap-anywhere">
              <h3 className="text-base font-semibold tracking-normal">
                {colleague.name}
                {colleague.isMe ? <span className="text-muted font-normal"> · {t('you')}</span> : null}
              </h3>
              <p className="text-muted text-sm">
                {t(`roles.${colleague.role}`)}
                <Limits colleague={colleague} isSeen={role === 'owner' || colleague.isMe} />
              </p>
            </div>
            {role === 'owner' ? <OwnersForms colleague={colleague} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Limits({ colleague, isSeen }: { colleague: Colleague; isSeen: boolean }) {
  const t = useTranslations('company')
  const locale = useLocale()
  const { role, orderLimit, monthLimit } = colleague
  if (!isSeen || role !== 'buyer') return null
  const said = [
    orderLimit === null ? null : t('upToOrder', { amount: formatMoney(orderLimit, locale) }),
    monthLimit === null ? null : t('upToMonth', { amount: formatMoney(monthLimit, locale) }),
  ].filter(Boolean)
  return <> · {said.length > 0 ? said.join(' · ') : t('noLimit')}</>
}

function OwnersForms({ colleague }: { colleague: Colleague }) {
  const t = useTranslations('company')
  const locale = useLocale()
  const { id, name, role, isMe } = colleague
  const form = { hidden: { locale, member: id }, about: name, failed: t.raw('failed') as string }
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <ActionForm {...form} action={changeColleague} fold={t('changeRole')} label={t('save')}>
        <RoleFields of={id} role={role} limits={colleague} />
      </ActionForm>
      {isMe ? null : (
        <ActionForm
          {...form}
          action={removeColleague}
          fold={t('remove')}
          label={t('removeNow')}
          kind="danger"
        >
          <p className="text-sm">{t('removeText')}</p>
        </ActionForm>
      )}
    </div>
  )
}

/** Who is invited, and the form that invites (rule M98). */
export function Invitations({ company: { invitations } }: Props) {
  const t = useTranslations('company')
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  const failed = t.raw('failed') as string
  return (
    <section aria-labelledby="invitations" className="grid gap-3">
      <h2 id="invitations" className="text-lg">
        {t('invitations')}
      </h2>
      {invitations.length > 0 ? (
        <ul className="border-line bg-raised divide-line divide-y rounded-md border">
          {invitations.map(({ id, email, role, expiresAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <p className="min-w-0 wrap-anywhere">
                {email}
                <span className="text-muted block text-sm">
                  {t(`roles.${role}`)} · {t('validUntil', { day: days.format(new Date(expiresAt)) })}
                </span>
              </p>
              <ActionForm
                action={withdrawInvitationAction}
                label={t('takeBack')}
                about={email}
                failed={failed}
                hidden={{ locale, invitation: id }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="max-w-xl">
        <ActionForm
          action={inviteColleague}
          fold={t('invite')}
          label={t('inviteNow')}
          failed={failed}
          kind="primary"
          hidden={{ locale }}
        >
          <AnsweredField
            name="email"
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            maxLength={254}
            autoComplete="off"
            required
          />
          <RoleFields of="new" role="requester" />
        </ActionForm>
      </div>
    </section>
  )
}
