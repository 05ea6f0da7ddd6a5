'use client'

import { useEffect, type ComponentProps, type MouseEvent } from 'react'

const find = (id: string) => {
  const box = document.getElementById(id)
  return box instanceof HTMLDialogElement ? box : null
}

/** Opens its dialog modally: the page behind is inert, the focus is trapped, Escape closes. */
export function DialogButton({ dialog, ...rest }: ComponentProps<'button'> & { dialog: string }) {
  useEffect(() => {
    const box = find(dialog)
    // Close on a click on the backdrop or on a button with `popovertargetaction="hide"`, which closes popovers
    // natively but not `<dialog>`.
    const closeOn = ({ target }: Event) => {
      if (target === box || (target instanceof Element && target.closest('[popovertargetaction=hide]')))
        box?.close()
    }
    box?.addEventListener('click', closeOn)
    return () => box?.removeEventListener('click', closeOn)
  }, [dialog])

  const open = (event: MouseEvent) => {
    event.preventDefault()
    find(dialog)?.showModal()
  }
  return <button type="button" aria-haspopup="dialog" popoverTarget={dialog} onClick={open} {...rest} />
}
