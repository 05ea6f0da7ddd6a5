'use client'

import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { formatTag, type Locale } from '@/domain/locale'

/** Gives parts made with React Aria the language of the page: their own words, numbers as they are read there. */
export function AriaLocale({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <I18nProvider locale={formatTag(locale)}>{children}</I18nProvider>
}
