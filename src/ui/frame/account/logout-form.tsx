'use client'

import { useState, useTransition, type ComponentProps, type SubmitEvent } from 'react'
import { ANSWER_TIMEOUT } from '@/ui/forms/requests/action-fetch'
import { ask } from '@/ui/forms/requests/ask'
import { forgetDrafts } from '@/ui/forms/guard/message-drafts'
import { reasonOfStatus, RequestFailure, withReason } from '@/ui/forms/requests/failure'

const LOGOUT = { member: '/api/session/logout', staff: '/api/session/logout?who=staff' }

type Props = ComponentProps<'form'> & { failed: string; who?: keyof typeof LOGOUT }

/** Signs out by script first, so that 'Sign Out Failed: {message}' (rule P23) appears beside the button. */
export function LogoutForm({ failed, who = 'member', children, ...rest }: Props) {
  const [message, setMessage] = useState('')
  const [isSending, begin] = useTransition()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setMessage('')
    begin(async () => {
      const { answer, problem = '' } = await ask(() => logOut(LOGOUT[who]))
      if (!answer) return setMessage(withReason(failed, problem))
      forgetDrafts()
      location.assign(answer.next)
    })
  }
  return (
    <form method="post" action={LOGOUT[who]} onSubmit={submit} {...rest}>
      {children}
      {message ? (
        <p className="text-persimmon-deep px-3 py-2 text-sm font-medium" role="alert">
          {message}
        </p>
      ) : null}
    </form>
  )
}

async function logOut(path: string): Promise<{ next: string }> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  })
  if (!answer.ok) throw new RequestFailure(reasonOfStatus(answer.status))
  return answer.json()
}
