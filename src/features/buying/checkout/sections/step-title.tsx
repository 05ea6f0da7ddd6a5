import type { ReactNode } from 'react'

type Props = { id?: string; step: number; children: ReactNode }

/** The title of a numbered section of the checkout (rule M63). */
export function StepTitle({ id, step, children }: Props) {
  return (
    <h2 id={id} className="step-title">
      <span className="step-number figures">{step}</span> <span>{children}</span>
    </h2>
  )
}
