import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { askerOf } from '@/domain/talk/support/asker'
import { getSettings } from '@/features/shop/pages/queries'
import { NewsletterForm } from '@/features/account/profile/newsletter-form'
import { localePath } from '@/messages/locales'
import { accountFormWords } from '@/ui/auth/account-form-words'

/** Marketing emails, and the way to what else a member is emailed about. */
export async function NewsletterSection({ locale, isWanted }: { locale: Locale; isWanted: boolean }) {
  const t = await getTranslations('profile')
  const emails = await getTranslations('emailPreferences')
  const words = await accountFormWords()
  const asker = askerOf(await getSettings(locale))
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('newsletter')}</h2>
      <NewsletterForm
        locale={locale}
        isWanted={isWanted}
        words={{
          marketing: t('marketing', asker),
          save: t('save'),
          saving: words.sending,
          failed: t('failed'),
        }}
      />
      <p className="mt-4">
        <a className="link" href={localePath(locale, '/profile/emails')}>
          {emails('change')}
        </a>
      </p>
    </section>
  )
}
