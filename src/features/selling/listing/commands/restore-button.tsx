'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/ui/forms/action-form'
import { restoreProduct } from './status-actions'

type Props = { product: { id: string; name: string }; canAct: boolean }

/** Brings an archived product back as Inactive (rule N2). */
export function RestoreButton({ product: { id, name }, canAct }: Props) {
  const t = useTranslations('productStatus')
  const locale = useLocale()
  if (!canAct)
    return (
      <button type="button" className="button" disabled>
        {t('restore')}
        <span className="sr-only">: {name}</span>
      </button>
    )
  return (
    <ActionForm
      action={restoreProduct}
      label={t('restore')}
      about={name}
      failed={(message) => t('restoreFailed', { message })}
      hidden={{ product: id, locale }}
    />
  )
}
