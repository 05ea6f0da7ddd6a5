'use client'

import { ActionForm } from '@/ui/forms/action-form'
import { restoreProduct } from './status-actions'
import type { StatusWords } from './command-words'

type Props = { product: { id: string; name: string }; canAct: boolean; words: StatusWords }

/** Brings an archived product back as Inactive (rule N2). */
export function RestoreButton({ product: { id, name }, canAct, words }: Props) {
  if (!canAct)
    return (
      <button type="button" className="button" disabled>
        {words.restore}
        <span className="sr-only">: {name}</span>
      </button>
    )
  return (
    <ActionForm
      action={restoreProduct}
      label={words.restore}
      about={name}
      failed={words.restoreFailed}
      hidden={{ product: id, locale: words.locale }}
    />
  )
}
