import type { ReactNode } from 'react'

type Props = { id?: string; step: number; children: ReactNode }

/** The title of a numbered section of the checkout (rule M63). */
export function StepTitle({ id, step, children }: Props) {
  return (
    <h2 id={id} className="mb-3 flex items-center gap-3 text-(length:--text-lg)">
      <span className="figures bg-celadon-wash text-celadon grid size-7 flex-none place-items-center rounded-full text-(length:--text-sm) font-semibold">
        {step}
      </span>{' '}
      <span>{children}</span>
    </h2>
  )
}
