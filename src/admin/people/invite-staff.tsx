import { LOCALES } from '@/domain/locale'
import { CommandForm } from '@/admin/commands/command-form'
import { commandTexts, lengthLimit } from '@/admin/commands/command-texts'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords, panelLocale } from '@/admin/parts/words'

type Props = { user?: unknown; i18n: { language: string } }

/** Above the list of staff: the one way in for a colleague (rule A28). */
export function InviteStaff({ user, i18n }: Props) {
  if (!isAdminUser(user)) return null
  const t = adminWords(i18n, 'staff.invite')
  const issues = adminWords(i18n, 'issues')
  const roles = adminWords(i18n, 'labels.options.role')
  const languages = new Intl.DisplayNames(panelLocale(i18n), { type: 'language' })
  return (
    <CommandForm
      title={t('title')}
      about={t('about')}
      command="invite-staff"
      known={{}}
      fields={[
        { name: 'email', label: t('email'), blank: issues('account.email'), ...lengthLimit(i18n, 254) },
        { name: 'name', label: t('name'), blank: issues('staff.name'), ...lengthLimit(i18n, 120) },
        {
          name: 'role',
          label: t('role'),
          value: 'editor',
          options: (['editor', 'admin'] as const).map((value) => ({ value, label: roles(value) })),
        },
        {
          name: 'locale',
          label: t('language'),
          value: panelLocale(i18n),
          options: LOCALES.map((value) => ({ value, label: languages.of(value) ?? value })),
        },
      ]}
      button={t('button')}
      done={t('done', { email: '{email}' })}
      sure={t('sure')}
      words={commandTexts(i18n)}
      refreshes
    />
  )
}
