import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { PageView, SettingsView } from './queries'
import { readLinked } from './written/linked'
import { WrittenText } from './written/written-text'

type Props = { content: PageView['content']; values: SettingsView; locale: Locale }

/** An editor's text (rule L19), with {siteName} and others filled in from the settings. */
export async function RichText({ content, values, locale }: Props) {
  if (!content) return null
  const shown = await readLinked(content, locale)
  const t = await getTranslations({ locale, namespace: 'pages' })
  const words = { note: t('note'), warning: t('warning'), table: t('table') }
  return <WrittenText content={content} values={{ ...values }} shown={shown} words={words} />
}
