'use client'

import { LOCALES } from '@/domain/locale'
import type { TextField } from '@/domain/products/listing/product-values'
import { LOCALE_NAMES } from '@/messages/locales'
import { useFormFrame } from '@/features/listing/form/form-frame'
import { TextInput } from './text-input'

type Props = { name: TextField; hint?: string; rows?: number }

/** A text in three languages side by side; one below the other where there is no room. English is required (rule C18). */
export function TextIn3({ name, hint, rows }: Props) {
  const { words } = useFormFrame()
  return (
    <fieldset className="grid gap-2" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="font-semibold">{words[name]}</legend>
      {hint ? (
        <p className="text-muted text-sm" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="grid gap-4 md:grid-cols-3">
        {LOCALES.map((locale) => (
          <TextInput
            key={locale}
            name={`${name}.${locale}`}
            label={LOCALE_NAMES[locale]}
            limit={name}
            lang={locale}
            rows={rows}
            isOptional={locale !== 'en'}
          />
        ))}
      </div>
    </fieldset>
  )
}
