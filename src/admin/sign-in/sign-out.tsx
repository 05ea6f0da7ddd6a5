import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { Button } from '@/ui/parts/button'
import { LogoutForm } from '@/ui/frame/account/logout-form'

/** A link to the admin panel, if permitted, and the sign-out button. */
export async function SignOut({ locale, toAdmin }: { locale: Locale; toAdmin: boolean }) {
  const t = await getTranslations({ locale, namespace: 'staff.factor' })
  const account = await getTranslations({ locale, namespace: 'account' })
  return (
    <div className="no-print border-line flex items-center justify-between gap-4 border-t pt-4">
      {toAdmin ? (
        <a className="link" href="/admin">
          {t('toAdmin')}
        </a>
      ) : (
        <span />
      )}
      <LogoutForm who="staff" failed={account.raw('logoutFailed') as string}>
        <Button kind="quiet" type="submit">
          {account('logout')}
        </Button>
      </LogoutForm>
    </div>
  )
}
