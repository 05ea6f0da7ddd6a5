'use client'

import { useEffect, useRef } from 'react'

/** `scope` stands before the ids of the fields, as in `FieldRow`. */
type Props = { title: string; fields?: Record<string, string>; scope?: string }

/** What stopped a form, in one place: read out at once, each line leading to its field. Taken away while the form is sent, or the same answer twice would be silent. */
export function FormErrors({ title, fields, scope = '' }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [title, fields])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="border-persimmon-deep bg-persimmon-wash text-ink rounded-md border p-4"
    >
      <p className="font-medium whitespace-pre-line">{title}</p>
      <ul className="list-disc ps-5">
        {Object.entries(fields ?? {}).map(([name, error]) => (
          <li key={name}>
            <a className="underline" href={`#${scope}${name}`}>
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
