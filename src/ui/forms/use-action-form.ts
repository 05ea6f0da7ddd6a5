import { startTransition, useActionState, useState, useTransition, type SubmitEvent } from 'react'
import { ask } from './ask'
import { withReason } from './failure'

type Answer = { ok?: boolean; message?: string; fields?: Record<string, string> }

/**
 * Sends a form by its action and leaves what was typed as it stands: a form that React sends by itself is emptied, passwords
 * and all. Where no answer comes, `failed` is said with the reason. Without script the form is posted like any other.
 */
export function useActionForm<State extends Answer>(
  action: (state: Awaited<State>, form: FormData) => Promise<State>,
  first: Awaited<State>,
  failed: string,
) {
  // Given the action itself, not a wrapper: only so does the form work without script.
  const [posted, post] = useActionState(action, first)
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
