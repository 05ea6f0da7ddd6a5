'use client'

import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { Button } from '@/ui/parts/button'
import { useScript } from '@/ui/page/use-script'
import { hasTyped, LEAVING, watchForm } from './watch-form'

export type GuardWords = Record<'title' | 'text' | 'stay' | 'leave', string>
type Props = { form: RefObject<HTMLFormElement | null>; words: GuardWords }

/**
 * Confirms before a changed form is left: our dialog for links, the browser's otherwise (rule S39). Give it another key when the form
 * was saved: it then begins anew.
 */
export function UnsavedGuard({ form, words }: Props) {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const goal = useRef('')
  const isLater = useScript()
  // Read while the page is taken over: afterwards React has set the fields.
  const [isTypedBefore] = useState(
    () => !isLater && typeof document !== 'undefined' && hasTyped(document.getElementById(id)),
  )
  useEffect(() => {
    if (!form.current) return
    return watchForm(form.current, isTypedBefore, (href) => {
      goal.current = href
      box.current?.showModal()
    })
  }, [form, isTypedBefore])
  const leave = () => {
    dispatchEvent(new Event(LEAVING))
    location.assign(goal.current)
  }
  return (
    <dialog
      ref={box}
      id={id}
      className="dialog-box"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-title`} className="text-lg">
        {words.title}
      </h2>
      <p id={`${id}-text`} className="mt-2 mb-5">
        {words.text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => box.current?.close()}>
          {words.stay}
        </Button>
        <Button kind="danger" onClick={leave}>
          {words.leave}
        </Button>
      </div>
    </dialog>
  )
}
