'use client'

import { useTranslations } from 'next-intl'
type Props = { label: string; value: string; hint?: string }

/** A fact that cannot be changed: shown, not sent (rule C15). */
export function LockedValue({ label, value, hint }: Props) {
  const t = useTranslations('productForm')
  return (
    <dl className="grid content-start gap-1">
      <dt className="font-medium">{label}</dt>
      <dd className="bg-tone min-h-11 rounded-md px-3 py-2.5 break-words">{value || t('none')}</dd>
      <dd className="text-muted text-sm">{hint ?? t('locked')}</dd>
    </dl>
  )
}
