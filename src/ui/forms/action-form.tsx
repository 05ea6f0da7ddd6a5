'use client'

import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import type { FormState } from '@/domain/form-state'
import { announce } from '@/ui/announce'
import { Button, type ButtonKind } from '@/ui/button'
import { useFocusRescue } from '@/ui/forms/use-focus-rescue'
import { useActionForm } from '@/ui/forms/use-action-form'

export type OrderAction = (
  state: FormState & { count?: number },
  form: FormData,
) => Promise<FormState & { count?: number }>

type Props = {
  action: OrderAction
  order: string
  locale: string
  label: string
  /** Shown with the reason if no answer came: 'Failed to update order status. {message}'. */
  failed: string
  kind?: ButtonKind
  /** Hidden fields. */
  hidden?: Record<string, string>
  children?: ReactNode
}

/** One action on an order. Its result is shown in place and announced, and the page is refreshed. */
export function ActionForm({
  action,
  order,
  locale,
  label,
  failed,
  kind = 'plain',
  hidden = {},
  children,
}: Props) {
  const { state, isSending, isUnanswered, form } = useActionForm(action, {}, failed)
  const router = useRouter()
  useEffect(() => {
    if (!state.message) return
    announce(state.message)
    // A refresh would fail as well and replace the page.
    if (isUnanswered) return
    // A refusal may mean that the order has changed: refresh then too.
    if (!state.isUnavailable) router.refresh()
    if (state.count === undefined) return
    if (state.count > 0) document.documentElement.dataset.cart = String(state.count)
    dispatchEvent(new Event('maru:session'))
  }, [state, isUnanswered, router])
  return (
    <form ref={useFocusRescue('main h1')} {...form} noValidate={false} className="grid gap-3">
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" kind={kind} isBusy={isSending} className="w-full">
        {label}
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
