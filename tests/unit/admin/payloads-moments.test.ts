import { readFileSync } from 'node:fs'
import { importDateFNSLocale, initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { ko } from '@payloadcms/translations/languages/ko'
import { formatDate } from '@payloadcms/ui/shared'
import { describe, expect, test } from 'vitest'
import { MOMENT_PATTERN, writeMomentsOurWay } from '@/admin/frame/payloads-moments'
import { momentText } from '@/admin/parts/moment-text'

const AT = '2026-07-01T02:05:00.000Z'
const KEYS = { en: 'en-US', fr: 'fr', ko: 'ko' } as const

async function panel(language: keyof typeof KEYS) {
  const i18n = { language, dateFNS: await importDateFNSLocale(KEYS[language]), t: (key: string) => key }
  writeMomentsOurWay(i18n)
  return i18n as never
}

const said = async (language: keyof typeof KEYS, pattern: string, timezone?: string) =>
  formatDate({ date: AT, i18n: await panel(language), pattern, timezone })

describe('the times of versions', () => {
  test.each(['en', 'fr', 'ko'] as const)(
    'are Toronto’s, written as everywhere in the panel: %s',
    async (language) => {
      const time = await said(language, MOMENT_PATTERN)
      expect(time).toBe(momentText(new Date(AT), language))
      expect(time).toMatch(/30/)
    },
  )

  test('are written so once, however often the panel is rendered', async () => {
    const i18n = { language: 'ko', dateFNS: await importDateFNSLocale('ko') }
    writeMomentsOurWay(i18n)
    const { dateFNS } = i18n
    writeMomentsOurWay(i18n)
    expect(i18n.dateFNS).toBe(dateFNS)
    expect(() => writeMomentsOurWay({ language: 'ko' })).not.toThrow()
  })

  test('are kept by Payload for the next request', async () => {
    const asked = {
      config: { fallbackLanguage: 'en', supportedLanguages: { en, fr, ko }, translations: {} },
      context: 'client',
      language: 'ko',
    } as const
    writeMomentsOurWay(await initI18n(asked))
    const i18n = (await initI18n(asked)) as never
    expect(formatDate({ date: AT, i18n, pattern: MOMENT_PATTERN })).toBe(momentText(new Date(AT), 'ko'))
  })

  test('are not those of calendars and of moments with a zone of their own', async () => {
    expect(await said('en', 'MMMM yyyy')).toMatch(/^(?:June|July) 2026$/)
    expect(await said('fr', 'do MMMM', 'UTC')).toBe('1er juillet')
    expect(await said('ko', MOMENT_PATTERN, 'Asia/Seoul')).toBe('2026-07-01 11:05')
  })

  test('are formatted by Payload with this pattern alone, in the list and above a version', () => {
    const views = 'node_modules/@payloadcms/next/dist/views'
    for (const file of [
      'Versions/cells/CreatedAt/index.js',
      'Version/SelectComparison/VersionDrawer/CreatedAtCell.js',
      'Version/VersionPillLabel/VersionPillLabel.js',
      'Version/index.js',
    ]) {
      const source = readFileSync(`${views}/${file}`, 'utf8')
      expect(source).toMatch(/formatDate\(\{[^}]*pattern: (?:config\.admin\.)?dateFormat\s*\}\)/)
      expect(source).not.toContain('toLocale')
    }
  })
})
