import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { ActionForm } from '@/ui/forms/action-form'
import { duplicateProduct } from './draft-actions'

/** A button that makes a draft of a product of the seller's own and opens it. */
export function DuplicateProduct({ locale, product }: { locale: Locale; product: string }) {
  const t = useTranslations('productDrafts')
  return (
    <ActionForm
      action={duplicateProduct}
      label={t('duplicate')}
      failed={t('duplicateFailed')}
      hidden={{ locale, id: product }}
    />
  )
}
