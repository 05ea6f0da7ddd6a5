'use client'

import { useTranslations } from 'next-intl'
import { LOCALES, type Locale } from '@/domain/locale'
import { DOCUMENT_KINDS } from '@/domain/products/product-documents'
import { LOCALE_NAMES } from '@/messages/locales'
import { FileForm } from '@/ui/files/file-form'
import { Field } from '@/ui/forms/fields/field'
import { SelectField } from '@/ui/forms/fields/select-field'
import { addProductDocument } from './document-actions'

const SCOPE = 'product-document-'

type Props = {
  product: string
  locale: Locale
  most: number
  longest: number
  isFull: boolean
}

/** Adds a document of a product. */
export function ProductDocumentForm({ product, locale, most, longest, isFull }: Props) {
  const t = useTranslations('productEdit.documents')
  const kinds = useTranslations('product.documents.kinds')
  const issues = useTranslations('issues.upload')
  return (
    <FileForm
      action={addProductDocument}
      scope={SCOPE}
      accept="application/pdf"
      most={most}
      isFull={isFull}
      hidden={{ locale, product }}
      words={{
        file: t('file'),
        hint: t('hint'),
        add: t('add'),
        adding: t('adding'),
        failed: t('failed'),
        tooLarge: issues('tooLarge'),
      }}
      className="grid max-w-xl gap-4"
    >
      {({ error, kept }) => (
        <>
          <div className="xs:grid-cols-2 grid gap-4">
            <SelectField
              id={`${SCOPE}kind`}
              name="kind"
              label={t('kind')}
              options={DOCUMENT_KINDS.map((kind) => [kind, kinds(kind)])}
              error={error('kind')}
            />
            <SelectField
              id={`${SCOPE}language`}
              name="language"
              label={t('language')}
              options={LOCALES.map((each) => [each, LOCALE_NAMES[each]])}
              defaultValue={locale}
              error={error('language')}
            />
          </div>
          <Field
            id={`${SCOPE}title`}
            name="title"
            label={t('name')}
            hint={t('nameHint')}
            maxLength={longest}
            error={error('title')}
            defaultValue={kept?.title}
            required
          />
        </>
      )}
    </FileForm>
  )
}
