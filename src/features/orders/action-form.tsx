'use client'

import { useRouter } from 'next/navigation'
import { useActionState, useEffect, type ReactNode } from 'react'
import type { FormState } from '@/server/form'
import { announce } from '@/ui/announce'
import { Button, type ButtonKind } from '@/ui/button'
import { useFocusRescue } from '@/ui/use-focus-rescue'

export type OrderAction = (
  state: FormState & { count?: number },
  form: FormData,
) => Promise<FormState & { count?: number }>

type Props = {
  action: OrderAction
  order: string
  locale: string
  label: string
  kind?: ButtonKind
  /** Fields that go along unseen. */
  hidden?: Record<string, string>
  children?: ReactNode
}

/** One thing to do with an order. What came of it is said in place and read out, and the page shows the order as it is then. */
export function ActionForm({ action, order, locale, label, kind = 'plain', hidden = {}, children }: Props) {
  const [state, send, isSending] = useActionState(action, {})
  const router = useRouter()
  useEffect(() => {
    if (!state.message) return
    announce(state.message)
    // Refused may mean that somebody else has moved it: what stands there then is shown as well.
    router.refresh()
    if (state.count === undefined) return
    if (state.count > 0) document.documentElement.dataset.cart = String(state.count)
    dispatchEvent(new Event('maru:session'))
  }, [state, router])
  return (
    <form ref={useFocusRescue('main h1')} action={send} className="grid gap-3">
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" kind={kind} isBusy={isSending} className="w-full">
        {label}
      </Button>
      {state.message ? (
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
