import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { addDays } from '@/domain/values/calendar'
import { termsDayText, termsPath } from '@/domain/pages/terms'
import { localePath } from '@/messages/locales'
import type { TermsView } from './terms'

/** Instead of when the page was changed. */
export function TermsDay({ terms: { own } }: { terms: TermsView }) {
  const t = useTranslations('terms')
  return (
    <time dateTime={own.validFrom}>{t('validFrom', { day: termsDayText(own.validFrom, useLocale()) })}</time>
  )
}

/** Above the terms: which version this is, and that a new one is coming (rule L32). */
export function TermsNotice({ terms: { own, inForce, waiting } }: { terms: TermsView }) {
  const t = useTranslations('terms')
  const locale = useLocale()
  const linkTo = (path: string) => ({
    link: (words: ReactNode) => (
      <a className="link" href={localePath(locale, path)}>
        {words}
      </a>
    ),
  })
  const isInForce = own.version === inForce?.version
  const notes = [
    ...(isInForce || !inForce
      ? []
      : [t.rich(own.validFrom > inForce.validFrom ? 'isNext' : 'isEarlier', linkTo('/terms'))]),
    ...(isInForce && waiting
      ? [
          t.rich('next', {
            day: termsDayText(waiting.validFrom, locale),
            ...linkTo(termsPath(waiting.version)),
          }),
        ]
      : []),
  ]
  return notes.map((note, at) => (
    <p key={at} role="note" className="bg-brass/10 border-line mb-6 border p-3 text-sm">
      {note}
    </p>
  ))
}

/** Below the terms that apply: those before, each under an address of its own. */
export function EarlierTerms({ terms: { own, inForce, earlier } }: { terms: TermsView }) {
  const t = useTranslations('terms')
  const locale = useLocale()
  if (own.version !== inForce?.version || earlier.length === 0) return null
  const until = [inForce, ...earlier]
  return (
    <section aria-labelledby="earlier-terms" className="mt-10">
      <h2 id="earlier-terms" className="mb-4 text-xl">
        {t('earlier')}
      </h2>
      <ul className="grid gap-2">
        {earlier.map((each, at) => (
          <li key={each.version}>
            <a className="link" href={localePath(locale, termsPath(each.version))}>
              {t('period', {
                from: termsDayText(each.validFrom, locale),
                until: termsDayText(addDays(until[at]?.validFrom ?? each.validFrom, -1), locale),
              })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
