import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { StagingNote } from '@/app/staging-note'
import type { Locale } from '@/domain/locale'
import { failureWords } from '@/ui/forms/requests/failure-words'
import { HANGUL_CORE, HANGUL_STYLES, maruSans } from '@/ui/font'
import { InlineScript } from '@/ui/page/inline-script'

type Props = { locale: Locale; head?: ReactNode; children: ReactNode }

/** The document around each page of the shop, the checkout and the seller area: fonts, the script that opens it, the way to its content. */
export async function DocumentFrame({ locale, head, children }: Props) {
  const t = await getTranslations('layout')
  const errors = await getTranslations('errors')
  if (locale === 'ko') preload(HANGUL_CORE, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={locale} className={maruSans.variable} suppressHydrationWarning>
      <head>
        <InlineScript run="openPage" />
        {head}
        {locale === 'ko' ? <link rel="stylesheet" href={HANGUL_STYLES} precedence="default" /> : null}
      </head>
      <body
        data-error-title={errors('unexpected')}
        data-error-text={errors('unexpectedText')}
        data-error-retry={errors('retry')}
        {...await failureWords(locale)}
      >
        <a
          className="no-print bg-ink text-paper absolute start-4 top-0 z-50 -translate-y-[120%] rounded-b-md px-4 py-2 focus:translate-y-0"
          href="#content"
        >
          {t('skip')}
        </a>
        <StagingNote locale={locale} />
        {children}
      </body>
    </html>
  )
}
