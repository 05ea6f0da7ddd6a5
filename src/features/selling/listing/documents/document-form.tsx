'use client'

import type { Locale } from '@/domain/locale'
import { FileForm, type FileWords } from '@/ui/files/file-form'
import { Field } from '@/ui/forms/fields/field'
import { SelectField } from '@/ui/forms/fields/select-field'
import { addProductDocument } from './document-actions'

const SCOPE = 'product-document-'

type Options = readonly (readonly [value: string, label: string])[]
type Props = {
  product: string
  locale: Locale
  most: number
  longest: number
  isFull: boolean
  kinds: Options
  languages: Options
  words: FileWords & Record<'kind' | 'language' | 'name' | 'nameHint', string>
}

/** Adds a document of a product. */
export function DocumentForm({ product, locale, most, longest, isFull, kinds, languages, words }: Props) {
  return (
    <FileForm
      action={addProductDocument}
      scope={SCOPE}
      accept="application/pdf"
      most={most}
      isFull={isFull}
      hidden={{ locale, product }}
      words={words}
      className="grid max-w-xl gap-4"
    >
      {({ error, kept }) => (
        <>
          <div className="xs:grid-cols-2 grid gap-4">
            <SelectField
              id={`${SCOPE}kind`}
              name="kind"
              label={words.kind}
              options={kinds}
              error={error('kind')}
            />
            <SelectField
              id={`${SCOPE}language`}
              name="language"
              label={words.language}
              options={languages}
              defaultValue={locale}
              error={error('language')}
            />
          </div>
          <Field
            id={`${SCOPE}title`}
            name="title"
            label={words.name}
            hint={words.nameHint}
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
