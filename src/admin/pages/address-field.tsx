'use client'

import { FieldDescription, TextField, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import type { ComponentProps } from 'react'
import { localeOf } from '@/admin/locale-of'
import type { Locale } from '@/domain/locale'
import { isInfoSlug } from '@/domain/talk/info-pages'

type Props = ComponentProps<TextFieldClientComponent> & {
  /** Why a page of rule L10 keeps its address, in each language. */
  fixed: Record<Locale, string>
  /** The label in each language. */
  words: Record<Locale, string>
}

/** The address of a page, which those of rule L10 keep (rule L24). */
export function AddressField({ fixed, words, ...props }: Props) {
  const { initialData, savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const saved: unknown = (savedDocumentData ?? initialData)?.slug
  const isFixed = typeof saved === 'string' && isInfoSlug(saved)
  const field = { ...props.field, label: words[localeOf(i18n)] }
  return (
    <>
      <TextField {...props} field={field} readOnly={props.readOnly || isFixed} />
      {isFixed ? <FieldDescription description={fixed} path={props.path} /> : null}
    </>
  )
}
