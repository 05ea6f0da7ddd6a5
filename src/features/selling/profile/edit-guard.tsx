'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { UnsavedGuard } from '@/ui/forms/guard/unsaved-guard'

/** Asks before a changed form of the profile is left. */
export function EditGuard({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = useTranslations('profile.unsaved')
  const words = { title: t('title'), text: t('text'), stay: t('stay'), leave: t('leave') }
  return <UnsavedGuard form={form} words={words} />
}
