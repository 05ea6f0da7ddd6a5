import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { askerOf } from '@/domain/talk/support/asker'
import { getSettings } from '@/features/shop/pages/queries'
import { NewsletterForm } from '@/features/account/profile/newsletter-form'
import { localePath } from '@/messages/locales'
import { DistrictTexts } from '@/server/texts/district-texts'

const TEXTS = ['profile.marketing', 'profile.save', 'profile.failed', 'login.sending'] as const

/** Marketing emails, and the way to what else a member is emailed about. */
export async function NewsletterSection({ locale, isWanted }: { locale: Locale; isWanted: boolean }) {
  const t = await getTranslations('profile')
  const emails = await getTranslations('emailPreferences')
  const asker = askerOf(await getSettings(locale))
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('newsletter')}</h2>
      <DistrictTexts of={TEXTS}>
        <NewsletterForm locale={locale} isWanted={isWanted} asker={asker} />
      </DistrictTexts>
      <p className="mt-4">
        <a className="link" href={localePath(locale, '/profile/emails')}>
          {emails('change')}
        </a>
      </p>
    </section>
  )
}
