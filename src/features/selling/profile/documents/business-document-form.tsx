'use client'

import { useTranslations } from 'next-intl'
import type { FormState } from '@/domain/forms/form-state'
import type { Locale } from '@/domain/locale'
import { FileForm } from '@/ui/files/file-form'
import { addBusinessDocument } from './document-actions'

type Props = { locale: Locale; most: number; isFull: boolean; first: FormState }

/** Adds a business document. */
export function BusinessDocumentForm({ locale, ...shown }: Props) {
  const t = useTranslations('sellerProfile.documents')
  const issues = useTranslations('issues.upload')
  return (
    <FileForm
      action={addBusinessDocument}
      scope="business-"
      accept="application/pdf,image/jpeg,image/png"
      hidden={{ locale }}
      {...shown}
      words={{
        file: t('file'),
        hint: t('hint'),
        add: t('add'),
        adding: t('adding'),
        failed: t('failed'),
        tooLarge: issues('tooLarge'),
      }}
    />
  )
}
