import { startTransition, useActionState, useState, useTransition, type SubmitEvent } from 'react'
import { ask } from './requests/ask'
import { withReason, type FailedText } from './requests/failure'

type Answer = { ok?: boolean; message?: string; fields?: Record<string, string> }

/**
 * Sends a form by its action and keeps what was typed: React empties the forms it sends, passwords too. If the
 * request fails, `failed` is shown with the reason. Without script the form is posted, to `answersAt` if that is given.
 */
export function useActionForm<State extends Answer>(
  action: (state: Awaited<State>, form: FormData) => Promise<State>,
  first: Awaited<State>,
  failed: FailedText,
  answersAt?: string,
) {
  // Pass the action itself, not a wrapper: only that works without script.
  const [posted, post] = useActionState(action, first, answersAt)
  const [got, setGot] = useState<{ state: Awaited<State>; isUnanswered: boolean } | null>(null)
  const [isSending, begin] = useTransition()
  const { state, isUnanswered } = got ?? { state: posted, isUnanswered: false }

  const send = async (form: FormData) => {
    const { answer, problem = '' } = await ask(() => action(state, form))
    const failure = { ...state, ok: false, message: withReason(failed, problem), fields: {} }
    startTransition(() => setGot({ state: answer ?? failure, isUnanswered: !answer }))
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    begin(() => send(form))
  }
  return { state, isSending, isUnanswered, form: { action: post, onSubmit, noValidate: true } }
}
