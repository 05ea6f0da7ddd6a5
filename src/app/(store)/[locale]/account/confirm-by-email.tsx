import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { AccountForm } from '@/ui/auth/account-form'
import { accountFormWords } from '@/ui/auth/account-form-words'
import { mailConfirmation } from '@/features/account/personal-data/leaving-actions'

type Props = {
  locale: Locale
  purpose: 'export' | 'delete'
  /** False for an account that only Google signs in. */
  hasPassword: boolean
}

/** For members without a password at hand, or without any: requests an emailed link instead. */
export async function ConfirmByEmail({ locale, purpose, hasPassword }: Props) {
  const t = await getTranslations('leaving')
  const words = await accountFormWords()
  return (
    <AccountForm
      action={mailConfirmation}
      hidden={{ locale, for: purpose }}
      fields={[]}
      words={{ ...words, submit: t(hasPassword ? 'mailInstead' : 'mail'), failed: t('failed') }}
      kind="plain"
    />
  )
}
