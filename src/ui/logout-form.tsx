'use client'

import { useState, useTransition, type ComponentProps, type SubmitEvent } from 'react'
import { PATIENCE } from './action-fetch'
import { ask } from './ask'
import { reasonOfStatus, RequestFailure, withReason } from './failure'

const LOGOUT = '/api/session/logout'

/** Signs out without leaving the page first, so that 'Sign Out Failed: {message}' (spec 8) is said where the button is. */
export function LogoutForm({ failed, children, ...rest }: ComponentProps<'form'> & { failed: string }) {
  const [message, setMessage] = useState('')
  const [isSending, begin] = useTransition()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setMessage('')
    begin(async () => {
      const { answer, problem = '' } = await ask(logOut)
      if (answer) location.assign(answer.next)
      else setMessage(withReason(failed, problem))
    })
  }
  return (
    <form method="post" action={LOGOUT} onSubmit={submit} {...rest}>
      {children}
      {message ? (
        <p className="text-persimmon-deep px-3 py-2 text-sm font-medium" role="alert">
          {message}
        </p>
      ) : null}
    </form>
  )
}

async function logOut(): Promise<{ next: string }> {
  const answer = await fetch(LOGOUT, {
    method: 'POST',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!answer.ok) throw new RequestFailure(reasonOfStatus(answer.status))
  return answer.json()
}
