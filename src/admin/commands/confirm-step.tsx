'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { CommandInput } from './command-input'
import type { CommandTexts } from './command-texts'
import type { ProofKind } from './send-command'

type Props = {
  words: CommandTexts
  isSending: boolean
  /** The proof to ask for, if the last one expired. */
  asks: ProofKind | undefined
  proof: string
  onProof: (proof: string) => void
  onConfirm: () => void
  onBack: () => void
}

/** The confirmation before a money command, with a code or password if needed. */
export function ConfirmStep({ words, isSending, asks, proof, onProof, onConfirm, onBack }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLElement>(null)
  useEffect(() => {
    // A disabled button loses the focus: the group takes it while the answer is awaited.
    ;(asks && !isSending ? input.current : group.current)?.focus()
  }, [asks, isSending])
  const isReady = !isSending && (!asks || proof.trim() !== '')

  /** Enter would submit Payload's document form around this one. */
  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isReady) onConfirm()
  }

  return (
    <div role="group" aria-label={words.sure} ref={group} tabIndex={-1} style={{ outline: 'none' }}>
      <p style={{ margin: '0 0 0.75rem' }}>
        <strong>{words.sure}</strong>
      </p>
      {asks && (
        <CommandInput
          field={{
            name: 'proof',
            label: words.proof[asks],
            hint: words.proof.hint,
            isSecret: asks === 'password',
          }}
          value={proof}
          ref={(node) => void (input.current = node)}
          readOnly={isSending}
          onKeyDown={onEnter}
          onType={onProof}
        />
      )}
      <div style={{ display: 'flex', gap: '0.75rem' }}>
        <Button type="button" margin={false} onClick={onConfirm} disabled={!isReady}>
          {isSending ? words.sending : words.confirm}
        </Button>
        <Button type="button" buttonStyle="secondary" margin={false} onClick={onBack} disabled={isSending}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}
