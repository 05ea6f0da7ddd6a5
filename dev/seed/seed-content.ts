import type { Locale } from '@/domain/locale'
import { addDays, dayIn } from '@/domain/values/calendar'
import { FIRST_SETTINGS, FIRST_SYNONYMS } from '@/server/texts/first-content/texts'
import { readData } from './catalogue'
import { idOf } from './ids'
import { put, SYSTEM, type Seed } from './store'

type SettingsData = {
  legalName: string
  contactEmail: string
  privacyContact: string
  importer: 'seller' | 'buyer'
  commissionPpm: number
  paymentMinutes: number
  transferDays: number
  transfersAllowed: boolean
  /** What a dollar is in won on the day before the demo was made (rule S61). */
  wonPerDollar: number
  spoken: Record<Locale, { transferInstructions: string }>
}

/** What the shop calls itself in three languages (rule L4), and the words that mean the same to a buyer. */
export async function seedContent(seed: Seed) {
  const { siteName, spoken: said } = FIRST_SETTINGS
  const { spoken, ...plain } = readData<SettingsData>('settings.json')
  const wonPerDollarOn = addDays(dayIn('America/Toronto', new Date(seed.clock.now)), -1)
  for (const locale of ['en', 'fr', 'ko'] as const) {
    const data = { siteName, ...plain, wonPerDollarOn, ...said[locale], ...spoken[locale] }
    await seed.payload.updateGlobal({ ...SYSTEM, slug: 'settings', locale, data })
  }
  await put(
    seed,
    'synonyms',
    FIRST_SYNONYMS.map((words) => ({
      id: idOf('synonyms', words[0] ?? ''),
      words: [...words],
      createdAt: seed.clock.daysAgo(400, 'words'),
    })),
  )
}
