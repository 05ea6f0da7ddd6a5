'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/parts/button'
import { useFormFrame } from '@/features/selling/listing/form/form-frame'

type Props = { mode: 'upload' | 'edit'; hasRules: boolean }

/** The submit button, and that orders will wait where there is no shipping rule (rule S44). Disabled without images, where a script can know it (rule C34). */
export function SubmitRow({ mode, hasRules }: Props) {
  const { locale, isReady, isSending } = useFormFrame()
  const t = useTranslations('productForm')
  const issues = useTranslations('issues')
  const images = useWatch<ProductValues, 'images'>({ name: 'images' })
  const isWithout = images.length === 0
  const label = mode === 'upload' ? t('submit') : t('save')
  return (
    <div className="grid justify-items-start gap-2">
      {hasRules ? null : (
        <p className="border-persimmon-deep bg-persimmon-wash mb-2 rounded-md border p-4">
          {t('noRules')}{' '}
          <a className="underline" href={localePath(locale, '/seller/shipping/terms')}>
            {t('toRules')}
          </a>
        </p>
      )}
      <Button
        kind="primary"
        type="submit"
        disabled={isReady && isWithout}
        isBusy={isSending}
        aria-describedby={isWithout ? 'submit-hint' : undefined}
      >
        {isSending ? t('sending') : label}
      </Button>
      {isWithout ? (
        <p className="text-muted text-sm" id="submit-hint">
          {issues('upload.images')}
        </p>
      ) : null}
    </div>
  )
}
