import { startTransition, useActionState, type SubmitEvent } from 'react'

/**
 * Sends a form by its action and leaves what was typed as it stands: a form that React sends by itself is emptied, passwords
 * and all. Without script it is posted like any form.
 */
export function useSteadyForm<State>(
  action: (state: Awaited<State>, form: FormData) => Promise<State>,
  first: Awaited<State>,
) {
  const [state, send, isSending] = useActionState(action, first)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    startTransition(() => send(form))
  }
  return { state, isSending, form: { action: send, onSubmit, noValidate: true } }
}
