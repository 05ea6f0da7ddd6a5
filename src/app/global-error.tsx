'use client'

import { useSyncExternalStore } from 'react'
import { LOCALES, type Locale } from '@/domain/locale'
import { GLOBAL_ERROR_TEXTS } from '@/messages/global-error-texts'
import { localeOfPath, localePath } from '@/messages/locales'

/**
 * Shown if not even a layout could be rendered; brings its own style, and names no marketplace, since the name is a setting. The
 * server caches one copy for all URLs with three languages; script keeps the one of the URL.
 */
export default function LastResort() {
  const locale = useSyncExternalStore(never, localeHere, () => null)
  const shown = locale ? [locale] : LOCALES
  return (
    <html lang={locale ?? 'en'}>
      <head>
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{GLOBAL_ERROR_TEXTS[locale ?? 'en'].unexpected}</title>
        <style>{STYLE}</style>
      </head>
      <body className="last-resort">
        <main>
          {shown.map((each) => (
            <Words key={each} locale={each} isFirst={each === shown[0]} />
          ))}
        </main>
      </body>
    </html>
  )
}

/** Plain links to the current URL and the home page: they work without script. */
function Words({ locale, isFirst }: { locale: Locale; isFirst: boolean }) {
  const { unexpected, unexpectedText, retry, backHome } = GLOBAL_ERROR_TEXTS[locale]
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section lang={locale} role={isFirst ? 'alert' : undefined}>
      <Title>{unexpected}</Title>
      <p>{unexpectedText}</p>
      <a className="again" href="">
        {retry}
      </a>{' '}
      <a className="home" href={localePath(locale, '/')}>
        {backHome}
      </a>
    </section>
  )
}

const never = () => () => {}
const localeHere = () => localeOfPath(location.pathname.split('/').slice(1))

const STYLE = `
:root { color-scheme: light dark; }
.last-resort { --bg: #fbfaf7; --fg: #1d1c1a; --act: #2f6b5b; margin: 0; background: var(--bg); color: var(--fg); font: 1.0625rem/1.6 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { .last-resort { --bg: #171613; --fg: #ece8e0; --act: #86c3b0; } }
.last-resort main { max-width: 36rem; margin: auto; padding: 4rem 1.25rem; }
.last-resort .home { padding: 0.625rem 1.25rem; color: var(--act); }
.last-resort section { margin-top: 2rem; }
.last-resort h1, .last-resort h2 { font-size: 1.75rem; line-height: 1.3; margin: 0; }
.last-resort p { margin: 0.5rem 0 1.25rem; }
.last-resort .again { display: inline-block; padding: 0.625rem 1.25rem; border-radius: 6px; background: var(--act); color: var(--bg); }
`
