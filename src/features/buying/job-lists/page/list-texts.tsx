'use client'

import { use } from 'react'
import { LIST_LIMITS } from '@/domain/cart/job-list'
import { FormAnswer } from '@/ui/forms/fields/answered-field'
import { Field } from '@/ui/forms/fields/field'
import { TextAreaField } from '@/ui/forms/fields/text-area-field'

type Props = { words: Record<'name' | 'nameHint' | 'note', string>; name?: string; note?: string }

/** Name and note of a list in an `ActionForm`: as they are stored, or as they were typed. */
export function ListTexts({ words, name = '', note = '' }: Props) {
  const { kept, fields } = use(FormAnswer)
  return (
    <>
      <Field
        name="name"
        label={words.name}
        hint={words.nameHint}
        maxLength={LIST_LIMITS.name}
        required
        defaultValue={kept?.name ?? name}
        error={fields?.name}
      />
      <TextAreaField
        name="note"
        label={words.note}
        rows={3}
        maxLength={LIST_LIMITS.note}
        defaultValue={kept?.note ?? note}
        error={fields?.note}
      />
    </>
  )
}
