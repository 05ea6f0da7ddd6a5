import { useEffect, useState, type RefObject } from 'react'

type PendingSubmit = { form: HTMLFormElement; submitter: HTMLElement | null }

/**
 * Lets the form around an element wait for a save that is under way: sent before, it would not know the id of its draft, which would
 * then stay (rule C50).
 */
export function useSubmitWhenSaved(
  inside: RefObject<HTMLElement | null>,
  underWay: () => Promise<void> | null,
) {
  const [waiting, setWaiting] = useState<PendingSubmit | null>(null)

  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    const stop = (event: SubmitEvent) => {
      const saving = underWay()
      if (!saving) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const { submitter } = event
      void saving.then(() => setWaiting({ form, submitter }))
    }
    form.addEventListener('submit', stop)
    return () => form.removeEventListener('submit', stop)
  }, [inside, underWay])

  // By then the form has the id.
  useEffect(() => {
    if (!waiting) return
    const { form, submitter } = waiting
    form.requestSubmit(submitter?.isConnected ? submitter : null)
  }, [waiting])
}
