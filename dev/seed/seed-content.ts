import type { Locale } from '@/domain/locale'
import { readData } from './catalogue'
import { idOf } from './ids'
import { put, SYSTEM, type Seed } from './store'

type Words = { tagline: string; footerText: string; transferInstructions: string }
type SettingsData = {
  siteName: string
  legalName: string
  contactEmail: string
  privacyContact: string
  termsVersion: string
  importer: 'seller' | 'buyer'
  commissionPpm: number
  paymentMinutes: number
  transferDays: number
  transfersAllowed: boolean
  spoken: Record<Locale, Words>
}

/** What the shop calls itself in three languages (rule L4), and the words that mean the same to a buyer. */
export async function seedContent(seed: Seed) {
  const { spoken, ...plain } = readData<SettingsData>('settings.json')
  for (const locale of ['en', 'fr', 'ko'] as const) {
    const data = { ...plain, ...spoken[locale] }
    await seed.payload.updateGlobal({ ...SYSTEM, slug: 'settings', locale, data })
  }
  const groups = readData<string[][]>('synonyms.json')
  await put(
    seed,
    'synonyms',
    groups.map((words) => ({
      id: idOf('synonyms', words[0] ?? ''),
      words,
      createdAt: seed.clock.daysAgo(400, 'words'),
    })),
  )
}
