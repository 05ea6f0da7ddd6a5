'use client'

import { ActionForm } from '@/ui/forms/action-form'
import { Dialog } from '@/ui/parts/dialog'
import { DialogButton } from '@/ui/parts/dialog-button'
import { fillMessage } from '@/ui/page/fill-message'
import { archiveProduct } from './status-actions'
import type { StatusWords } from './command-words'

type Props = { product: { id: string; name: string }; canAct: boolean; words: StatusWords }

/** Delete archives; the dialog says what happens (rule N2). */
export function ArchiveButton({ product: { id, name }, canAct, words }: Props) {
  const dialog = `archive-${id}`
  const label = fillMessage(words.deleteOf, { name })
  if (!canAct)
    return (
      <button type="button" className="button" disabled aria-label={label}>
        {words.delete}
      </button>
    )
  return (
    <>
      <DialogButton dialog={dialog} className="button" aria-label={label}>
        {words.delete}
      </DialogButton>
      <Dialog id={dialog} title={words.title} closeLabel={words.close}>
        <div className="mt-3 grid gap-3 text-start">
          <p className="font-medium break-words">{name}</p>
          <p>{words.text}</p>
          <p>{words.comesBack}</p>
          <ActionForm
            action={archiveProduct}
            label={words.delete}
            failed={words.archiveFailed}
            kind="danger"
            hidden={{ product: id, locale: words.locale }}
          />
        </div>
      </Dialog>
    </>
  )
}
