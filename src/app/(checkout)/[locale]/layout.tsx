import '@/ui/styles/index.css'

import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AuthDialogLoader } from '@/app/(store)/[locale]/auth-dialog/auth-dialog-loader'
import { DocumentFrame } from '@/app/document-frame'
import { getMenus } from '@/features/shop/pages/menus'
import { getSettings } from '@/features/shop/pages/queries'
import { localeOf } from '@/server/texts/i18n'
import { CheckoutHeader } from '@/ui/frame/checkout-header'
import { Footer } from '@/ui/frame/footer/footer'
import { footerSections } from '@/ui/frame/footer/footer-words'

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
  const header = await getTranslations('header')
  const page = await getTranslations('checkout.page')
  return (
    <DocumentFrame locale={locale}>
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
    </DocumentFrame>
  )
}
