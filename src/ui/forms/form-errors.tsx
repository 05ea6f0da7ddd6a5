'use client'

import { useEffect, useRef } from 'react'

/** `scope` is the id prefix, as in `FieldRow`. */
type Props = { title: string; fields?: Record<string, string>; scope?: string }

/**
 * The errors of a form: announced at once, each links to its field. Unmount it while sending, or the same answer
 * twice would not be announced.
 */
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
