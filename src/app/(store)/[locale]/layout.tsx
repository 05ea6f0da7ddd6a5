import '@/ui/styles/index.css'

import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AuthDialogLoader } from '@/app/(store)/[locale]/auth-dialog/auth-dialog-loader'
import { DocumentFrame } from '@/app/document-frame'
import { listCategoryTree } from '@/server/products/category-tree'
import { HeartLoader } from '@/features/buying/job-lists/heart/heart-loader'
import { getMenus } from '@/features/shop/pages/menus'
import { getSettings } from '@/features/shop/pages/queries'
import { localeOf } from '@/server/texts/i18n'
import { Footer } from '@/ui/frame/footer/footer'
import { footerSections } from '@/ui/frame/footer/footer-words'
import { Header } from '@/ui/frame/header/header'
import { headerWords } from '@/ui/frame/header/header-words'

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

export const viewport: Viewport = { colorScheme: 'light dark' }

/** No page is rendered at build time: each is rendered on its first request and cached. */
export const generateStaticParams = () => []
/** At most; its reads end sooner (src/domain/pages/cache/lifetime.ts). */
export const revalidate = 60

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const { siteName } = await getSettings(locale)
  const t = await getTranslations('meta')
  return {
    metadataBase: new URL(process.env.SITE_URL ?? 'http://localhost:3000'),
    title: { default: t('title', { siteName }), template: `%s · ${siteName}` },
    description: t('description'),
    openGraph: { type: 'website', description: t('description') },
    twitter: { card: 'summary_large_image' },
    icons: { icon: ['/favicon.svg', '/favicon.ico'], apple: '/apple-touch-icon.png' },
  }
}

export default async function StoreLayout({ params, children }: Props) {
  const locale = await localeOf(params)
  const [categories, settings, menus] = await Promise.all([
    listCategoryTree(locale),
    getSettings(locale),
    getMenus(locale),
  ])
  const { siteName, footerText, contactEmail, legalName, address, phone } = settings
  return (
    <DocumentFrame locale={locale} head={<meta property="og:site_name" content={siteName} />}>
      <Header siteName={siteName} words={await headerWords(locale, categories, menus.main)} />
      {/* The footer of a short page begins below the first screen, where it may grow as it arrives. */}
      <main id="content" className="min-h-[calc(100svh-var(--header))] print:min-h-0" tabIndex={-1}>
        {children}
      </main>
      <Footer
        {...{ siteName, footerText, contactEmail, legalName, address, phone }}
        label={(await getTranslations('footer'))('label')}
        sections={await footerSections(locale, menus.footer)}
      />
      <AuthDialogLoader locale={locale} />
      <HeartLoader locale={locale} />
    </DocumentFrame>
  )
}
