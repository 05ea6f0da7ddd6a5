import '@/ui/styles/index.css'

import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StagingNote } from '@/app/staging-note'
import { getSettings } from '@/features/shop/pages/queries'
import { adminLocale } from '@/server/auth/staff/admin-locale'
import { shopHref } from '@/server/http/addresses/hosts'
import { failureWords } from '@/ui/forms/requests/failure-words'
import { HANGUL_STYLES, maruSans } from '@/ui/font'
import { InlineScript } from '@/ui/page/inline-script'
import { Logo } from '@/ui/parts/logo'

export const viewport: Viewport = { colorScheme: 'light dark' }
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await adminLocale()
  const { siteName } = await getSettings(locale)
  const t = await getTranslations({ locale, namespace: 'staff' })
  return {
    title: { default: t('title'), template: `%s · ${siteName}` },
    robots: { index: false, follow: false },
    icons: { icon: ['/favicon.svg', '/favicon.ico'] },
  }
}

/** The admin's sign-in pages are our own: unlike Payload's they work without script and use our texts. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const locale = await adminLocale()
  const { siteName } = await getSettings(locale)
  const errors = await getTranslations({ locale, namespace: 'errors' })
  return (
    <html lang={locale} className={maruSans.variable} suppressHydrationWarning>
      <head>
        <InlineScript run="openPage" />
        {locale === 'ko' ? <link rel="stylesheet" href={HANGUL_STYLES} precedence="default" /> : null}
      </head>
      <body
        data-error-title={errors('unexpected')}
        data-error-text={errors('unexpectedText')}
        data-error-retry={errors('retry')}
        {...await failureWords(locale)}
      >
        <StagingNote locale={locale} />
        <main id="content" className="wrap py-10 md:py-16">
          <div className="mx-auto grid max-w-md gap-8">
            <a href={shopHref('/')} className="justify-self-start">
              <Logo name={siteName} />
            </a>
            {children}
          </div>
        </main>
      </body>
    </html>
  )
}
