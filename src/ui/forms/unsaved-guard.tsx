'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { Button } from '@/ui/button'
import { isTyped } from './is-typed'

export type GuardWords = Record<'title' | 'text' | 'stay' | 'leave', string>
type Props = { form: RefObject<HTMLFormElement | null>; words: GuardWords }

/** The form's values, without React's hidden fields and without empty fields, which come and go with script. */
const stateOf = (form: HTMLFormElement | null) =>
  form
    ? JSON.stringify([...new FormData(form)].filter(([name, value]) => !name.startsWith('$') && value !== ''))
    : ''

/** Confirms before a changed form is left: our dialog for links, the browser's otherwise. */
export function UnsavedGuard({ form, words }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const goal = useRef('')
  useEffect(() => {
    const before = [...(form.current?.elements ?? [])].some((field) => isTyped(field as HTMLInputElement))
      ? undefined
      : stateOf(form.current)
    // What is saved as a draft is not lost.
    const isSaved = () => form.current?.querySelector('[data-saved]')
    const isChanged = () => goal.current !== 'left' && !isSaved() && stateOf(form.current) !== before
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isAway = link && !link.target && !link.getAttribute('href')?.startsWith('#')
      if (!isAway || !isChanged() || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      goal.current = link.href
      box.current?.showModal()
    }
    const unload = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault()
    }
    document.addEventListener('click', press, true)
    addEventListener('beforeunload', unload)
    return () => {
      document.removeEventListener('click', press, true)
      removeEventListener('beforeunload', unload)
    }
  }, [form])
  const leave = () => {
    const { current: href } = goal
    goal.current = 'left'
    location.assign(href)
  }
  return (
    <dialog ref={box} className="dialog-box" aria-labelledby="unsaved-title" aria-describedby="unsaved-text">
      <h2 id="unsaved-title" className="text-lg">
        {words.title}
      </h2>
      <p id="unsaved-text" className="mt-2 mb-5">
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
