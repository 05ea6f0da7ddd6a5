import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { SELLER_ROLES, type SellerRole } from '@/domain/people/sellers/seller-people'
import { localePath } from '@/messages/locales'
import { ActionForm } from '@/ui/forms/action-form'
import { AnsweredField, AnsweredSelect } from '@/ui/forms/fields/answered-field'
import { useGuardWords } from '@/ui/forms/guard/guard-words'
import {
  changePersonAction,
  invitePersonAction,
  leaveSellerAction,
  removePersonAction,
  withdrawSellerInvitationAction,
} from './people-actions'
import type { PeopleView, PersonView } from './people-view'

type Props = { view: PeopleView; canAct: boolean; timeZone: string }

/** Who works for a seller; owners invite, change roles and remove, each with their password (rules S58, P42). */
export function SellerPeopleScreen({ view, canAct, timeZone }: Props) {
  const t = useTranslations('sellerPeople')
  const locale = useLocale()
  const { people, role, hasPassword } = view
  const isOwner = role === 'owner'
  const me = people.find(({ isMe }) => isMe)
  return (
    <div className="grid max-w-3xl gap-10">
      <header className="grid gap-2">
        <h1 className="text-xl md:text-2xl">{t('title')}</h1>
        <p className="max-w-prose">{t(`about.${role}`)}</p>
        {isOwner && canAct && !hasPassword ? (
          <p className="border-persimmon-deep bg-persimmon-wash rounded-md border p-4">
            {t('noPassword')}{' '}
            <a className="link" href={localePath(locale, '/profile/security')}>
              {t('setPassword')}
            </a>
          </p>
        ) : null}
      </header>
      <section aria-labelledby="people" className="grid gap-3">
        <h2 id="people" className="text-lg">
          {t('people')}
        </h2>
        <ul className="border-line bg-raised divide-line divide-y rounded-md border">
          {people.map((person) => (
            <li key={person.id} className="grid gap-3 p-4">
              <div className="wrap-anywhere">
                <h3 className="text-base font-semibold tracking-normal">
                  {person.name}
                  {person.isMe ? <span className="text-muted font-normal"> · {t('you')}</span> : null}
                </h3>
                <p className="text-muted text-sm">
                  {t(`roles.${person.role}`)}
                  {person.isFounder ? ` · ${t('founder')}` : null}
                </p>
              </div>
              {isOwner && canAct && hasPassword && !person.isFounder ? <OwnersForms person={person} /> : null}
            </li>
          ))}
        </ul>
      </section>
      {isOwner ? (
        <Invitations view={view} canAct={canAct && hasPassword} timeZone={timeZone} isActive={canAct} />
      ) : null}
      {me && !me.isFounder ? (
        <section aria-labelledby="leaving" className="grid max-w-xl gap-3">
          <h2 id="leaving" className="text-lg">
            {t('leaveTitle')}
          </h2>
          <ActionForm
            action={leaveSellerAction}
            fold={t('leave')}
            label={t('leaveNow')}
            failed={t.raw('failed') as string}
            kind="danger"
            hidden={{ locale }}
          >
            <p className="text-sm">{t('leaveText')}</p>
          </ActionForm>
        </section>
      ) : null}
    </div>
  )
}

function RoleField({ of, role }: { of: string; role: SellerRole }) {
  const t = useTranslations('sellerPeople')
  return (
    <AnsweredSelect
      name="role"
      id={`role-${of}`}
      label={t('role')}
      defaultValue={role}
      options={SELLER_ROLES.map((each) => [each, t(`roleText.${each}`)] as const)}
    />
  )
}

/** `of` distinguishes the fields of several forms. */
function PasswordAgain({ of }: { of: string }) {
  const t = useTranslations('sellerPeople')
  return (
    <AnsweredField
      name="currentPassword"
      id={`password-${of}`}
      type="password"
      label={t('password')}
      autoComplete="current-password"
      maxLength={1000}
      required
    />
  )
}

function OwnersForms({ person: { id, name, role, isMe } }: { person: PersonView }) {
  const t = useTranslations('sellerPeople')
  const locale = useLocale()
  const form = { hidden: { locale, person: id }, about: name, failed: t.raw('failed') as string }
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <ActionForm {...form} action={changePersonAction} fold={t('changeRole')} label={t('save')}>
        <RoleField of={id} role={role} />
        <PasswordAgain of={`role-${id}`} />
      </ActionForm>
      {isMe ? null : (
        <ActionForm
          {...form}
          action={removePersonAction}
          fold={t('remove')}
          label={t('removeNow')}
          kind="danger"
        >
          <p className="text-sm">{t('removeText')}</p>
          <PasswordAgain of={`remove-${id}`} />
        </ActionForm>
      )}
    </div>
  )
}

type InvitationProps = Props & { isActive: boolean }

/** Who is invited, and the form that invites (rule P41). */
function Invitations({ view: { invitations }, canAct, isActive, timeZone }: InvitationProps) {
  const t = useTranslations('sellerPeople')
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'long', timeZone })
  const failed = t.raw('failed') as string
  const guard = useGuardWords()
  return (
    <section aria-labelledby="invitations" className="grid gap-3">
      <h2 id="invitations" className="text-lg">
        {t('invitations')}
      </h2>
      {invitations.length === 0 ? <p className="text-muted">{t('noInvitations')}</p> : null}
      <ul className="border-line bg-raised divide-line divide-y rounded-md border empty:hidden">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4">
            <p className="min-w-0 wrap-anywhere">
              {email}
              <span className="text-muted block text-sm">
                {t(`roles.${role}`)} · {t('validUntil', { day: days.format(new Date(expiresAt)) })}
              </span>
            </p>
            {isActive ? (
              <ActionForm
                action={withdrawSellerInvitationAction}
                label={t('takeBack')}
                about={email}
                failed={failed}
                hidden={{ locale, invitation: id }}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {canAct ? (
        <div className="max-w-xl">
          <ActionForm
            action={invitePersonAction}
            fold={t('invite')}
            label={t('inviteNow')}
            failed={failed}
            kind="primary"
            hidden={{ locale }}
            guard={guard}
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
            <RoleField of="new" role="orders" />
            {/* A password that the browser fills in is nothing that could be lost. */}
            <div data-trial="">
              <PasswordAgain of="new" />
            </div>
          </ActionForm>
        </div>
      ) : null}
    </section>
  )
}
