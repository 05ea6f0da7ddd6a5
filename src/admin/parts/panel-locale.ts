import type { Locale } from '@/domain/locale'
import { isLocale } from '@/messages/locales'

/** The reader's language of the panel, as Payload hands it to components. */
export const panelLocale = ({ language }: { language: string }): Locale =>
  isLocale(language) ? language : 'en'
