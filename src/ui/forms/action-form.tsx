'use client'

import { useEffect, type ReactNode } from 'react'
import type { FormState } from '@/domain/form-state'
import { Button, type ButtonKind } from '@/ui/button'
import { useActionForm } from './use-action-form'
import { useAnswer } from './use-answer'
import { useFocusRescue } from './use-focus-rescue'

/** `count`: lines in the cart, if the action changed them. */
type Answer = FormState & { count?: number }
export type OneButtonAction = (state: Answer, form: FormData) => Promise<Answer>

type Props = {
  action: OneButtonAction
  label: string
  /** What the button is about, for screen readers where several have the same label. */
  about?: string
  /** Shown with the reason if no answer came: 'Failed to update order status. {message}'. */
  failed: string
  kind?: ButtonKind
  /** Hidden fields: `locale`, and what the action is about. */
  hidden: Record<string, string>
  children?: ReactNode
}

/** A form with one button. The result is shown in place and announced, and the page is refreshed. */
export function ActionForm({ action, label, about, failed, kind = 'plain', hidden, children }: Props) {
  const { state, isSending, isUnanswered, form } = useActionForm(action, {}, failed)
  useAnswer(state, isUnanswered)
  useEffect(() => {
    if (state.count === undefined || isUnanswered) return
    if (state.count > 0) document.documentElement.dataset.cart = String(state.count)
    dispatchEvent(new Event('maru:session'))
  }, [state, isUnanswered])
  return (
    <form ref={useFocusRescue('main h1')} {...form} noValidate={false} className="grid gap-3">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" kind={kind} isBusy={isSending} className="w-full">
        {label}
        {about ? <span className="sr-only">: {about}</span> : null}
      </Button>
      {state.message && !isSending ? (
        <p
          className={`${state.ok ? 'text-celadon-deep' : 'text-persimmon-deep'} font-medium whitespace-pre-line`}
          data-said=""
        >
          {state.message}
        </p>
      ) : null}
    </form>
  )
}
