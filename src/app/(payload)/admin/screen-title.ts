import type { SanitizedConfig } from 'payload'
import type { Locale } from '@/domain/locale'
import type messages from '@/messages/en'
import { getSettings } from '@/features/shop/pages/queries'
import { getTranslations } from '@/server/texts/translations'

type ScreenKey = keyof Omit<typeof messages.staff.screens, 'notYours'>

/** The title of a screen of ours in the reader's language; Payload's own pages name themselves. */
export function screenTitle({ admin }: SanitizedConfig, segments: string[] = [], locale: Locale) {
  const path = `/${segments.join('/')}`
  const found = Object.entries(admin.components.views ?? {}).find(
    ([, view]) => 'path' in view && view.path === path,
  )
  const t = getTranslations({ locale, namespace: 'staff.screens' })
  const title = found && (`${found[0] as ScreenKey}.title` as const)
  return title && t.has(title) ? t(title) : undefined
}

/** What the tab says: the page, and the name of the marketplace as the settings have it. */
export async function tabTitle(page: unknown, locale: Locale) {
  const { siteName } = await getSettings(locale)
  return typeof page === 'string' && page !== '' ? `${page} · ${siteName}` : siteName
}
