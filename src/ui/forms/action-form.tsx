'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { FormState } from '@/domain/forms/form-state'
import { Button, type ButtonKind } from '@/ui/parts/button'
import { AnswerGuard } from './guard/answer-guard'
import type { GuardWords } from './guard/unsaved-guard'
import { FormAnswer } from './fields/answered-field'
import { useActionForm } from './use-action-form'
import type { FailedText } from './requests/failure'
import { useAnswer } from './requests/use-answer'
import { useFocusRescue } from './use-focus-rescue'

/** `count`: lines in the cart, if the action changed them. `way`: the page where it goes on. */
type Answer = FormState & { count?: number; way?: { href: string; label: string } }
type OneButtonAction = (state: Answer, form: FormData) => Promise<Answer>

type Props = {
  action: OneButtonAction
  label: string
  /** What the button is about, for screen readers where several have the same label. */
  about?: string
  /** Shown with the reason if no answer came: 'Failed to update order status. {message}'. */
  failed: FailedText
  kind?: ButtonKind
  /** Hidden fields: `locale`, and what the action is about. */
  hidden: Record<string, string>
  /** The page that shows the answer without script, if this one may leave out what the form is about. */
  answersAt?: string
  /** Folded under this title; opened again if the request was refused. */
  fold?: string
  /** False once there is nothing left to do: only the answer stays. */
  isOffered?: boolean
  /** Asks in these words before the page is left with something typed (rule S39). */
  guard?: GuardWords
  children?: ReactNode
}

/** A form with one button. The result is shown in place and announced, and the page is refreshed. */
export function ActionForm(props: Props) {
  const {
    action,
    label,
    about,
    failed,
    kind = 'plain',
    hidden,
    answersAt,
    fold,
    isOffered = true,
    guard,
    children,
  } = props
  const { state, isSending, isUnanswered, form } = useActionForm(action, {}, failed, answersAt)
  const isPassed = useAnswer(state, isUnanswered)
  const rescued = useFocusRescue<HTMLFormElement>('main h1')
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!isOffered && document.activeElement === document.body) said.current?.focus({ preventScroll: true })
  }, [isOffered])
  useEffect(() => {
    // What was sent is done: the same values are not sent again by mistake.
    if (state.ok) rescued.current?.reset()
    if (state.count === undefined || isUnanswered) return
    if (state.count > 0) document.documentElement.dataset.cart = String(state.count)
    dispatchEvent(new Event('maru:session'))
  }, [state, isUnanswered, rescued])
  const message = isPassed ? undefined : state.message
  // 'Check the fields below': it stands above them.
  const isAbove = Object.keys(state.fields ?? {}).length > 0
  if (!isOffered && !message) return null
  const answer =
    message && !isSending ? (
      <p
        ref={said}
        tabIndex={-1}
        className={`${state.ok ? 'text-celadon-deep' : 'text-persimmon-deep'} font-medium whitespace-pre-line`}
        data-said=""
      >
        {message}
      </p>
    ) : null
  const fields = (
    <>
      {children}
      <Button type="submit" kind={kind} isBusy={isSending} className="w-full">
        {label}
        {about ? <span className="sr-only">: {about}</span> : null}
      </Button>
    </>
  )
  return (
    <form ref={rescued} {...form} noValidate={false} className="grid gap-3">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isAbove ? answer : null}
      {isOffered ? (
        <FormAnswer value={state}>
          {fold ? (
            <Fold {...{ fold, kind }} isOpen={state.ok === false}>
              {fields}
            </Fold>
          ) : (
            fields
          )}
        </FormAnswer>
      ) : null}
      {isAbove ? null : answer}
      {message && !isSending && state.way ? (
        <a className="button w-full" href={state.way.href}>
          {state.way.label}
        </a>
      ) : null}
      {guard && isOffered ? <AnswerGuard form={rescued} words={guard} answer={state} /> : null}
    </form>
  )
}

type FoldProps = { fold: string; kind: ButtonKind; isOpen: boolean; children: ReactNode }

function Fold({ fold, kind, isOpen, children }: FoldProps) {
  const tone = kind === 'danger' ? 'text-persimmon-deep ' : ''
  return (
    <details className="fold-box" open={isOpen}>
      <summary className={`${tone}cursor-pointer px-4 py-2 font-medium`}>{fold}</summary>
      <div className="grid gap-3 px-4 pb-4">{children}</div>
    </details>
  )
}
