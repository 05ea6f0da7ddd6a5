import '@/ui/styles/index.css'

import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DocumentFrame } from '@/app/document-frame'
import { mayActOn } from '@/domain/people/sellers/seller-area'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { SellerHeader } from '@/features/selling/dashboard/seller-header'
import { SideMenu } from '@/features/selling/dashboard/side-menu'
import { viewerCompany, getViewer } from '@/features/selling/dashboard/viewer'
import { getSettings } from '@/features/shop/pages/queries'
import { localeOf } from '@/server/texts/i18n'
import { AriaLocale } from '@/ui/page/aria-locale'

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

export const viewport: Viewport = { colorScheme: 'light dark' }

/** Everything here belongs to one seller: rendered per request, never cached. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const { siteName } = await getSettings(locale)
  const t = await getTranslations('seller')
  return {
    title: { default: t('area'), template: `%s · ${siteName}` },
    robots: { index: false, follow: false },
    icons: { icon: ['/favicon.svg', '/favicon.ico'], apple: '/apple-touch-icon.png' },
  }
}

/**
 * The frame: a menu for sellers of any status, none for others. It protects nothing; `SellerGate` and the queries do.
 */
export default async function SellerLayout({ params, children }: Props) {
  const locale = await localeOf(params)
  // If the session could not be read, the page shows the error in a frame without the menu.
  const [viewer, { siteName }] = await Promise.all([getViewer().catch(() => null), getSettings(locale)])
  const company = viewer && viewerCompany(viewer, locale)
  const may = (part: SellerPart) => viewer !== null && mayActOn(viewer.actor, part)
  return (
    <DocumentFrame locale={locale}>
      <SellerHeader siteName={siteName} company={company} may={may} />
      <div className="wrap flex flex-1">
        {company === null ? null : (
          <aside className="no-print border-line hidden w-56 shrink-0 border-e lg:block">
            <SideMenu
              may={may}
              className="sticky top-(--header) -ms-3 flex h-[calc(100dvh-var(--header)-1px)] flex-col gap-3 py-6 pe-4"
            />
          </aside>
        )}
        <main
          id="content"
          tabIndex={-1}
          className={`min-w-0 py-6 lg:py-8 ${company === null ? '' : 'lg:ps-8'}`}
        >
          <AriaLocale locale={locale}>{children}</AriaLocale>
        </main>
      </div>
    </DocumentFrame>
  )
}
