'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { LOCALES, type Locale } from '@/domain/locale'
import { MAX_PICTURE_TEXT } from '@/domain/products/picture-texts'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { lengthOf } from '@/domain/values/text'
import { LOCALE_NAMES } from '@/messages/locales'
import { FieldError } from '@/ui/forms/fields/field-error'
import type { GridTile } from './picture-grid'

type Props = { tiles: readonly GridTile[]; issues: Record<string, string> }

/** What each picture shows, in three languages (rule C52). */
export function AlternativeTexts({ tiles, issues }: Props) {
  const t = useTranslations('pictureEditor')
  const hasIssue = Object.keys(issues).some((path) => path.startsWith('images.'))
  return (
    <details className="fold" open={hasIssue || undefined}>
      <summary>{t('texts')}</summary>
      <p className="text-muted mb-3 text-sm">{t('textsHint')}</p>
      <ol className="grid gap-4 pb-4">
        {tiles.map(({ key, src }, at) => {
          const place = { at: String(at + 1), count: String(tiles.length) }
          return (
            <li key={key} className="flex items-start gap-3">
              <img
                src={src || undefined}
                alt=""
                width={64}
                height={80}
                className="bg-tone h-20 w-16 shrink-0 rounded-md object-cover"
              />
              <fieldset className="grid min-w-0 flex-1 gap-2 lg:grid-cols-3">
                <legend className="sr-only">{t('textOf', place)}</legend>
                {LOCALES.map((locale) => (
                  <TextField
                    key={locale}
                    at={at}
                    locale={locale}
                    error={issues[`images.${at}.alt.${locale}`]}
                  />
                ))}
              </fieldset>
            </li>
          )
        })}
      </ol>
    </details>
  )
}

type TextFieldProps = { at: number; locale: Locale; error?: string }

function TextField({ at, locale, error }: TextFieldProps) {
  const t = useTranslations('pictureEditor')
  const name = `images.${at}.alt.${locale}` as const
  const { register, getValues } = useFormContext<ProductValues>()
  const length = lengthOf(useWatch<ProductValues, typeof name>({ name }) ?? '')
  const left = MAX_PICTURE_TEXT - length
  const isWrong = Boolean(error) || left < 0
  return (
    <div className="grid content-start gap-1">
      <label className="text-sm font-medium" htmlFor={name}>
        {LOCALE_NAMES[locale]}
      </label>
      <input
        {...register(name)}
        id={name}
        lang={locale}
        className="input"
        defaultValue={getValues(name)}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${name}-left${error ? ` ${name}-error` : ''}`}
      />
      <p
        id={`${name}-left`}
        className={`text-sm tabular-nums ${left < 0 ? 'text-persimmon-deep font-medium' : 'text-muted'}`}
      >
        {t('left', { length: String(length), max: String(MAX_PICTURE_TEXT) })}
      </p>
      <FieldError id={name} error={error} />
    </div>
  )
}
