'use client'

import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'
import { sentName } from '@/domain/forms/upload'

/** Above the form of a picture stands the name that it was sent with, not the longer one that it is stored under. */
export function SentTitle() {
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => setDocumentTitle(sentName(title)), [title, setDocumentTitle])
  return null
}
