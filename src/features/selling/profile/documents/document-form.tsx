'use client'

import type { FormState } from '@/domain/forms/form-state'
import type { Locale } from '@/domain/locale'
import { FileForm, type FileWords } from '@/ui/files/file-form'
import { addBusinessDocument } from './document-actions'

type Props = { locale: Locale; most: number; isFull: boolean; first: FormState; words: FileWords }

/** Adds a business document. */
export function DocumentForm({ locale, ...shown }: Props) {
  return (
    <FileForm
      action={addBusinessDocument}
      scope="business-"
      accept="application/pdf,image/jpeg,image/png"
      hidden={{ locale }}
      {...shown}
    />
  )
}
