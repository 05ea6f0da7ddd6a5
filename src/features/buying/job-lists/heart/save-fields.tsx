'use client'

import { use } from 'react'
import { LIST_LIMITS } from '@/domain/cart/job-list'
import { FormAnswer } from '@/ui/forms/fields/answered-field'
import { Field } from '@/ui/forms/fields/field'
import { SelectField } from '@/ui/forms/fields/select-field'
import type { JobListName } from '@/features/buying/job-lists/list-lists'

type Props = {
  lists: JobListName[]
  quantity: number
  words: Record<'which' | 'newList' | 'newName' | 'nameHint' | 'quantity', string>
}

/** The lists there are, the one changed last first, and the name of a new one, which counts where that is chosen. */
export function SaveFields({ lists, quantity, words }: Props) {
  const { kept, fields } = use(FormAnswer)
  const options = [...lists.map(({ id, name }) => [id, name] as const), ['', words.newList] as const]
  return (
    <>
      {lists.length > 0 ? (
        <SelectField
          name="list"
          label={words.which}
          options={options}
          defaultValue={kept?.list ?? lists[0]?.id}
          error={fields?.list}
        />
      ) : null}
      <Field
        name="name"
        label={words.newName}
        hint={words.nameHint}
        maxLength={LIST_LIMITS.name}
        defaultValue={kept?.name}
        error={fields?.name}
      />
      <Field
        name="quantity"
        label={words.quantity}
        inputMode="numeric"
        maxLength={8}
        defaultValue={kept?.quantity ?? quantity}
        error={fields?.quantity}
      />
    </>
  )
}
