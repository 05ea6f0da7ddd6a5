'use client'

import { TextField, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import type { ComponentProps } from 'react'
import { panelLocale } from '@/admin/parts/panel-locale'
import type { Locale } from '@/domain/locale'
import { isInfoSlug } from '@/domain/pages/info-pages'

type Props = ComponentProps<TextFieldClientComponent> & {
  /** Why a page of rule L10 keeps its address, in each language. */
  fixed: Record<Locale, string>
  /** Where readers find another page, and how its address is written. */
  hint: Record<Locale, string>
  /** The label in each language. */
  words: Record<Locale, string>
}

/** The address of a page, which those of rule L10 keep (rule L24). */
export function AddressField({ fixed, hint, words, ...props }: Props) {
  const { initialData, savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const saved: unknown = (savedDocumentData ?? initialData)?.slug
  const isFixed = typeof saved === 'string' && isInfoSlug(saved)
  const description = isFixed ? fixed : hint
  const field = {
    ...props.field,
    label: words[panelLocale(i18n)],
    admin: { ...props.field.admin, description },
  }
  return <TextField {...props} field={field} readOnly={props.readOnly || isFixed} />
}
