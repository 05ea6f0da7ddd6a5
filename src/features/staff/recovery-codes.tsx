import { useEffect, useRef } from 'react'
import type { FactorTexts } from './factor-texts'

type Props = { codes: string[]; words: Pick<FactorTexts, 'codesTitle' | 'codesText'> }

/** Shows the recovery codes, the only time. */
export function RecoveryCodes({ codes, words }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {words.codesTitle}
      </h2>
      <p>{words.codesText}</p>
      <ul className="bg-tone grid gap-x-6 gap-y-2 rounded-md p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
