import { useEffect, useRef } from 'react'
import { ButtonLink } from '@/ui/parts/button'
import type { FactorTexts } from './factor-texts'

type Props = {
  codes: string[]
  /** Whether the panel was closed until now: its link is not on the page yet. */
  opensPanel: boolean
  /** Whether others were given before. */
  areNew: boolean
  words: Pick<FactorTexts, 'codesTitle' | 'newCodesTitle' | 'codesText' | 'toAdmin'>
}

/** Shows the recovery codes, the only time. */
export function RecoveryCodes({ codes, opensPanel, areNew, words }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {areNew ? words.newCodesTitle : words.codesTitle}
      </h2>
      <p>{words.codesText}</p>
      <ul className="bg-tone grid gap-x-6 gap-y-2 rounded-md p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {opensPanel ? (
        <ButtonLink kind="primary" className="justify-self-start" href="/admin">
          {words.toAdmin}
        </ButtonLink>
      ) : null}
    </section>
  )
}
