import '@/ui/styles/index.css'

import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { AuthDialogLoader } from '@/app/(store)/[locale]/auth-dialog/auth-dialog-loader'
import { StagingNote } from '@/app/staging-note'
import { getMenus } from '@/features/pages/menus'
import { getSettings } from '@/features/pages/queries'
import { localeOf } from '@/server/i18n'
import { failureWords } from '@/ui/forms/failure-words'
import { HANGUL_CORE, HANGUL_STYLES, maruSans } from '@/ui/font'
import { CheckoutHeader } from '@/ui/frame/checkout-header'
import { Footer } from '@/ui/frame/footer'
import { footerSections } from '@/ui/frame/footer-words'
import { InlineScript } from '@/ui/inline-script'

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

export const viewport: Viewport = { colorScheme: 'light dark' }

/** What is shown belongs to one buyer: rendered per request, never cached. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const { siteName } = await getSettings(locale)
  const t = await getTranslations('meta')
  return {
    metadataBase: new URL(process.env.SITE_URL ?? 'http://localhost:3000'),
    title: { default: t('title', { siteName }), template: `%s · ${siteName}` },
    robots: { index: false },
    icons: { icon: ['/favicon.svg', '/favicon.ico'], apple: '/apple-touch-icon.png' },
  }
}

/** The frame of the checkout: a quiet header (rule M63), and the shop's footer, which has the policies. */
export default async function CheckoutLayout({ params, children }: Props) {
  const locale = await localeOf(params)
  const [settings, menus] = await Promise.all([getSettings(locale), getMenus(locale)])
  const { siteName, footerText, contactEmail, legalName, address, phone } = settings
  const t = await getTranslations('layout')
  const errors = await getTranslations('errors')
  const header = await getTranslations('header')
  const page = await getTranslations('checkout.page')
  if (locale === 'ko') preload(HANGUL_CORE, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
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
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <StagingNote locale={locale} />
        <CheckoutHeader
          siteName={siteName}
          locale={locale}
          words={{ secure: page('secure'), help: page('help'), language: header('language') }}
        />
        <main id="content" className="min-h-[calc(100svh-var(--header))] print:min-h-0" tabIndex={-1}>
          {children}
        </main>
        <Footer
          {...{ siteName, footerText, contactEmail, legalName, address, phone }}
          label={(await getTranslations('footer'))('label')}
          sections={await footerSections(locale, menus.footer)}
        />
        <AuthDialogLoader locale={locale} />
      </body>
    </html>
  )
}
