'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { toExactCents } from '@/domain/money'
import { netOf, type NetTerms } from '@/domain/payments/payouts/net'
import { Field } from '@/ui/forms/fields/field'

type Props = ComponentProps<typeof Field> & { defaultValue: string; net: NetTerms | undefined }

/** A unit price of an offer, with what its seller is paid of it. */
export function PriceField({ net, ...field }: Props) {
  const t = useTranslations('tierEditor')
  const locale = useLocale()
  const [typed, setTyped] = useState(field.defaultValue)
  const cents = toExactCents(typed, field.name, locale)
  return (
    <div className="grid gap-1">
      <Field
        {...field}
        inputMode="decimal"
        maxLength={20}
        required
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className="text-muted figures text-sm empty:hidden">
        {net && cents.ok && cents.value > 0 ? t('net', netOf(cents.value, net, locale)) : null}
      </p>
    </div>
  )
}
