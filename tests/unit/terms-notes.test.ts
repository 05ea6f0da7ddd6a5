import { NextIntlClientProvider } from 'next-intl'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import { earlierVersions, versionInForce, waitingVersion } from '@/domain/pages/terms'
import { EarlierTerms, TermsDay, TermsNotice } from '@/features/shop/pages/terms/terms-notes'
import { TermsLinks } from '@/features/shop/pages/terms/terms-links'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }
const VERSIONS = ['2025-01-01', '2026-03-01', '2026-11-02', '2027-01-15'].map((day) => ({
  version: day,
  validFrom: day,
}))
const [oldest, , inForce, coming] = VERSIONS

const draw = (locale: Locale, children: ReactNode) =>
  renderToStaticMarkup(
    NextIntlClientProvider({ locale, messages: MESSAGES[locale], timeZone: 'America/Toronto', children }),
  ).replaceAll('\u00a0', ' ')

function shown(own = inForce, locale: Locale = 'en', versions = VERSIONS) {
  const today = '2026-11-27'
  const terms = {
    own: own ?? { version: '', validFrom: '' },
    page: { title: 'Terms of use', description: '', content: null, changed: '' },
    inForce: versionInForce(versions, today),
    waiting: waitingVersion(versions, today),
    earlier: earlierVersions(versions, today),
  }
  return draw(
    locale,
    createElement(
      Fragment,
      {},
      ...[TermsDay, TermsNotice, EarlierTerms].map((part) => createElement(part, { terms })),
    ),
  )
}

describe('the terms in the shop (rule L32)', () => {
  test('say since when they are valid, what comes next, and which were before', () => {
    const page = shown()
    expect(page).toContain('Valid from November 2, 2026')
    expect(page).toMatch(
      /A new version applies from January 15, 2027, <a class="link" href="\/terms\/2027-01-15">read it here<\/a>\./,
    )
    expect(page).toContain('<h2 id="earlier-terms" class="mb-4 text-xl">Earlier versions</h2>')
    expect(
      [...page.matchAll(/href="(\/terms\/[^"]+)">(From[^<]+)</g)].map(([, path, words]) => [path, words]),
    ).toEqual([
      ['/terms/2026-03-01', 'From March 1, 2026 to November 1, 2026'],
      ['/terms/2025-01-01', 'From January 1, 2025 to February 28, 2026'],
    ])
  })

  test('lead to versions in the reader’s language', () => {
    expect(shown(inForce, 'fr')).toMatch(
      /à partir du 15 janvier 2027, <a class="link" href="\/fr\/terms\/2027-01-15">/,
    )
    expect(shown(inForce, 'ko')).toMatch(/2027년 1월 15일부터 새 버전이 적용됩니다/)
  })

  test('of another day say so, and lead to those that apply', () => {
    expect(shown(oldest)).toMatch(/This is an earlier version\. <a class="link" href="\/terms">/)
    expect(shown(coming)).toMatch(/This version does not apply yet\. <a class="link" href="\/terms">/)
    expect(shown(oldest) + shown(coming)).not.toMatch(/Earlier versions|A new version/)
  })

  test('that are the only ones say nothing of others', () => {
    expect(shown(oldest, 'en', VERSIONS.slice(0, 1))).toBe(
      '<time dateTime="2025-01-01">Valid from January 1, 2025</time>',
    )
  })
})

test('who lives in Quebec is offered the French terms first (rule D15)', () => {
  const links = (locale: Locale, isQuebec: boolean) =>
    [
      ...draw(locale, createElement(TermsLinks, { path: '/terms/2026', locale, isQuebec })).matchAll(
        /href="([^"]+)"/g,
      ),
    ].map(([, path]) => path)
  expect(links('en', true)).toEqual(['/fr/terms/2026', '/terms/2026'])
  expect(links('ko', true)).toEqual(['/fr/terms/2026', '/ko/terms/2026'])
  expect(links('fr', true)).toEqual(['/fr/terms/2026'])
  expect(links('en', false)).toEqual(['/terms/2026'])
})
