import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { ClosePopovers } from '@/ui/parts/close-popovers'
import { InlineScript } from '@/ui/page/inline-script'
import { Logo } from '@/ui/parts/logo'
import { LanguageMenu } from './header/language-menu'
import { SessionSync } from './account/session-sync'

type Props = { siteName: string; locale: Locale; words: Record<'secure' | 'help' | 'language', string> }

/** Nothing that leads away from the checkout but the mark, the language and help (rule M63). */
export function CheckoutHeader({ siteName, locale, words }: Props) {
  return (
    <>
      <header className="page-header no-print">
        <div className="wrap header-row">
          <a className="shrink-0" href={localePath(locale, '/')}>
            <Logo name={siteName} />
          </a>
          <p className="text-muted me-auto flex items-center gap-1.5 ps-2 text-sm leading-tight sm:ps-4">
            <svg
              className="size-4 shrink-0 max-sm:hidden"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <rect x="4" y="11" width="16" height="10" rx="2" />
              <path d="M8 11V7a4 4 0 0 1 8 0v4" />
            </svg>
            {words.secure}
          </p>
          <LanguageMenu locale={locale} label={words.language} />
          <a className="button button-quiet px-2" href={localePath(locale, '/support')}>
            {words.help}
          </a>
        </div>
      </header>
      <InlineScript run="fillHeader" />
      <SessionSync />
      <ClosePopovers />
    </>
  )
}
