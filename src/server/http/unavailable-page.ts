import type { Locale } from '@/domain/locale'
import { isStaging } from '@/server/settings/env'
import { getTranslations } from '@/server/texts/translations'

/**
 * A self-contained error page without layout or asset files, which may be what fails. It names no marketplace: the name is in
 * the settings. `again` is the retry URL.
 */
export function unavailablePage(locale: Locale, again: string): string {
  const t = getTranslations({ locale, namespace: 'errors' })
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${t('unavailable')}</title>
<style>${STYLE}</style>
</head>
<body>
${isStaging() ? `<aside>${getTranslations({ locale, namespace: 'layout' })('staging')}</aside>` : ''}
<main>
<h1>${t('unavailable')}</h1>
<p>${t('unavailableText')}</p>
<p><a href="${escaped(again)}">${t('retry')}</a></p>
</main>
</body>
</html>`
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '')

const STYLE = `:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1d1c1a;--celadon:#2f6b5b}
@media(prefers-color-scheme:dark){:root{--paper:#171613;--ink:#ece8e0;--celadon:#86c3b0}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
aside{padding:.375rem 1rem;text-align:center;font-weight:600}
main{max-width:36rem;margin:auto;padding:4rem 1.25rem}
h1{font-size:1.75rem;line-height:1.3}
a{display:inline-block;padding:.625rem 1.25rem;border-radius:6px;background:var(--celadon);color:var(--paper)}`
