import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import AgreePage from '@/app/(store)/[locale]/info/terms/agree/page'
import LoginPage from '@/app/(store)/[locale]/login/page'
import en from '@/messages/en'
import { aTermsVersion } from '~/tests/support/factories/talk'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

vi.mock('@/server/texts/i18n', () => ({ localeOf: async () => 'en' }))
vi.mock('next-intl/server', async () => {
  const real = await import('~/tests/support/next/intl-server')
  const inEnglish = (asked: string | { locale: string; namespace: string }) =>
    real.getTranslations(typeof asked === 'string' ? { locale: 'en', namespace: asked } : asked)
  return { ...real, getTranslations: inEnglish }
})

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.system.make('terms-versions', {
    ...aTermsVersion('2026-02-01'),
    validFrom: '2026-02-01T12:00:00.000Z',
    needsAgreement: true,
  })
})

type Asked = Record<string, string>
/** The HTML of a page, or where it leads. */
const open = (part: (props: never) => Promise<ReactNode>, who: 'buyer' | 'visitor', query: Asked = {}) =>
  openBrowser(who === 'visitor' ? undefined : world.tokens[who]).within(async () => {
    try {
      const params = Promise.resolve({ locale: 'en' })
      const children = await part({ params, searchParams: Promise.resolve(query) } as never)
      return renderToStaticMarkup(
        NextIntlClientProvider({ locale: 'en', messages: en, timeZone: 'America/Toronto', children }),
      )
    } catch (error) {
      return String((error as { digest?: string }).digest).split(';')[2]
    }
  })

describe('the page that asks to agree to new terms (rule P7)', () => {
  test('has the terms, one button and the ways out, and works without script', async () => {
    const html = String(await open(AgreePage, 'buyer', { next: '/cart' }))
    expect(html).toContain('Our terms of use have changed')
    expect(html).toContain('A new version has been valid since February 1, 2026.')
    expect(html).toMatch(/href="\/terms\/2026-02-01"/)
    expect(html).toMatch(/<input type="hidden" name="version" value="2026-02-01"\/>/)
    expect(html).toMatch(/<input type="hidden" name="next" value="\/cart"\/>/)
    for (const way of ['href="/export"', 'href="/delete-account"', 'action="/api/session/logout"'])
      expect(html).toContain(way)
  })

  test('sends visitors to sign in, and who has nothing to agree to on', async () => {
    expect(await open(AgreePage, 'visitor', { next: '/cart' })).toBe('/login?next=%2Fcart')
    await world.payload.db.pool.query('update terms_versions set needs_agreement = false')
    expect(await open(AgreePage, 'buyer', { next: '/cart' })).toBe('/cart')
    await world.payload.db.pool.query("update terms_versions set needs_agreement = version = '2026-02-01'")
  })

  test('is where the sign-in page leads who is signed in', async () => {
    expect(await open(LoginPage, 'buyer', { next: '/profile' })).toBe('/terms/agree?next=%2Fprofile')
    expect(await open(LoginPage, 'buyer', { next: '//evil.example' })).toBe('/terms/agree?next=%2F')
  })
})
