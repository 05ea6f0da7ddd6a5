import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import sections from './footer.json'

/** The footer's links as sent to the browser, each once (docs/decisions/010). */
export type FooterSection = {
  key: string
  title: string
  lang?: Locale
  links: { path: string; name: string; lang?: Locale }[]
}

/** A column that editors have written (rule L30). */
type FooterEntry = {
  title: string
  lang?: Locale
  links: { href: string; name: string; lang?: Locale }[]
}

type LinkKey = Parameters<Awaited<ReturnType<typeof getTranslations<'footer.links'>>>>[0]

/** The columns of editors in place of ours; the policies stay (rule L16). */
export async function footerSections(locale: Locale, written: FooterEntry[]): Promise<FooterSection[]> {
  const ours = await ownSections(locale)
  if (written.length === 0) return ours
  const columns = written.map(({ links, ...column }, at) => ({
    key: `column-${at + 1}`,
    ...column,
    links: links.map(({ href, ...link }) => ({ path: href, ...link })),
  }))
  return [...columns, ...ours.filter(({ key }) => key === 'policies')]
}

async function ownSections(locale: Locale): Promise<FooterSection[]> {
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
