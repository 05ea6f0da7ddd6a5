import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import sections from './footer.json'

/** The footer's links as sent to the browser, each once (docs/decisions/010). */
export type FooterSection = { key: string; title: string; links: { path: string; name: string }[] }

type LinkKey = Parameters<Awaited<ReturnType<typeof getTranslations<'footer.links'>>>>[0]

export async function footerSections(locale: Locale): Promise<FooterSection[]> {
  const t = await getTranslations('footer')
  const links = await getTranslations('footer.links')
  return (Object.keys(sections) as (keyof typeof sections)[]).map((key) => ({
    key,
    title: t(key),
    links: Object.entries(sections[key]).map(([link, path]) => ({
      path: localePath(locale, path),
      name: links(link as LinkKey),
    })),
  }))
}
