import type { Locale } from '@/domain/locale'
import type messages from './en'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}
