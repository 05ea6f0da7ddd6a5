'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

export type BarAction = { name: string; label: string; form: ReactNode }
type Props = { label: string; actions: readonly BarAction[]; children: ReactNode }

/** The order's name and state with what can be done, above everything else; the form of what is chosen opens below it. */
export function OrderBar({ label, actions, children }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = chosen ? form.current?.querySelector<HTMLElement>('input, select, textarea') : null
    first?.focus()
  }, [chosen])
  return (
    <>
      <header className="order-bar">
        <div className="tw:flex tw:flex-wrap tw:items-center tw:gap-x-4 tw:gap-y-2">{children}</div>
        {actions.length > 0 ? (
          <div role="group" aria-labelledby={`${id}-label`} className="order-actions">
            <h2 id={`${id}-label`} className="tw:sr-only">
              {label}
            </h2>
            {actions.map((action) => (
              <Button
                key={action.name}
                type="button"
                buttonStyle="secondary"
                size="medium"
                margin={false}
                extraButtonProps={{
                  'aria-expanded': chosen === action.name,
                  'aria-controls': `${id}-${action.name}`,
                }}
                onClick={() => setChosen(chosen === action.name ? undefined : action.name)}
              >
                {action.label}
              </Button>
            ))}
          </div>
        ) : null}
      </header>
      {actions.map((action) => (
        // What was typed stays while another one is open.
        <div
          key={action.name}
          id={`${id}-${action.name}`}
          ref={chosen === action.name ? form : undefined}
          hidden={chosen !== action.name}
        >
          {action.form}
        </div>
      ))}
    </>
  )
}
