import type { ReactNode } from 'react'

type Props = { name: string; label: ReactNode; defaultChecked?: boolean; error?: string }

/** A box to tick, and what is wrong where it was not. */
export function CheckField({ name, label, defaultChecked, error }: Props) {
  return (
    <div className="grid gap-1">
      <label className="flex min-h-6 items-start gap-3" htmlFor={name}>
        <input
          key={String(defaultChecked)}
          id={name}
          name={name}
          type="checkbox"
          className="accent-celadon mt-0.5 size-5 shrink-0"
          defaultChecked={defaultChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p className="text-persimmon-deep text-sm font-medium" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
