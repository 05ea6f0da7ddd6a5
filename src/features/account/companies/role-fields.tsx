import { useLocale, useTranslations } from 'next-intl'
import type { SpendingLimits } from '@/domain/people/companies/approval'
import { COMPANY_ROLES, type CompanyRole } from '@/domain/people/companies/role'
import { typedAmount } from '@/domain/money'
import { AnsweredField, AnsweredSelect } from '@/ui/forms/fields/answered-field'

type Props = { of: string; role: CompanyRole; limits?: SpendingLimits }

/** A role, and the limits of a buyer (rules M96, M99). `of` distinguishes the fields of several forms. */
export function RoleFields({ of, role, limits }: Props) {
  const t = useTranslations('company')
  const locale = useLocale()
  const typed = (cents: number | null | undefined) =>
    typeof cents === 'number' ? typedAmount(cents, locale) : ''
  return (
    <>
      <AnsweredSelect
        name="role"
        id={`role-${of}`}
        label={t('role')}
        defaultValue={role}
        options={COMPANY_ROLES.map((each) => [each, t(`roleText.${each}`)] as const)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {(['orderLimit', 'monthLimit'] as const).map((name) => (
          <AnsweredField
            key={name}
            name={name}
            id={`${name}-${of}`}
            label={t(name)}
            hint={t('limitHint')}
            inputMode="decimal"
            maxLength={40}
            defaultValue={typed(limits?.[name])}
          />
        ))}
      </div>
    </>
  )
}
