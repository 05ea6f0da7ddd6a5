import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { PageView, SettingsView } from '@/features/shop/pages/queries'
import { readLinked } from './linked'
import { WrittenText } from './written-text'

type Props = { content: PageView['content']; lang?: Locale; values: SettingsView; locale: Locale }

/**
 * An editor's text (rule L19), with {siteName} and others filled in from the settings. It links to pages in the
 * reader's language; its own words are in `lang` where that is another.
 */
export async function RichText({ content, lang, values, locale }: Props) {
  if (!content) return null
  const shown = await readLinked(content, locale)
  const t = await getTranslations({ locale: lang ?? locale, namespace: 'pages' })
  const words = { note: t('note'), warning: t('warning'), table: t('table') }
  return <WrittenText content={content} values={{ ...values }} shown={shown} words={words} />
}
