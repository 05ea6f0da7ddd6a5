'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { writeMomentsOurWay } from './payloads-moments'

/** Payload loads its words for dates in the browser: they are replaced before anything below formats a moment. */
export function PayloadsMoments({ children }: { children: ReactNode }) {
  writeMomentsOurWay(useTranslation().i18n)
  return children
}
