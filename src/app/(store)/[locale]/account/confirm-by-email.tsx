import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { AccountForm } from '@/ui/auth/account-form'
import { accountFormWords } from '@/ui/auth/account-form-words'
import { mailConfirmation } from '@/features/leaving/leaving-actions'

/** For members without a password at hand: requests an emailed link instead. */
export async function ConfirmByEmail({ locale, purpose }: { locale: Locale; purpose: 'export' | 'delete' }) {
  const t = await getTranslations('leaving')
  const words = await accountFormWords()
  return (
    <AccountForm
      action={mailConfirmation}
      hidden={{ locale, for: purpose }}
      fields={[]}
      words={{ ...words, submit: t('mailInstead'), failed: t('failed') }}
      kind="plain"
    />
  )
}
