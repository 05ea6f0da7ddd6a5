'use client'

import type { Messages } from 'next-intl'
import { createContext } from 'react'
import type { Locale } from '@/domain/locale'

/** The reader's language and the texts of the queues: `createTranslator({ ...useContext(QueueTexts), namespace })`. */
export const QueueTexts = createContext<{ locale: Locale; messages: Messages }>({
  locale: 'en',
  messages: {} as Messages,
})
