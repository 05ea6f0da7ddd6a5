import type { Locale } from '@/domain/locale'

/** Given to each part of the dashboard: the reader's language, and one moment for all ages. */
export type ReaderContext = { i18n: { language: string }; locale: Locale; now: Date }
