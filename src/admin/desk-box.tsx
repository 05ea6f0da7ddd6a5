'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { toCents } from '@/domain/money'
import type { CommonWords } from './desk-words'

export type DeskField = { name: string; label: string; value?: string; isMoney?: boolean; hint?: string }
type Props = {
  title: string
  about: string
  /** Where it is sent, with what is known beside what is typed. */
  action: string
  known: Record<string, string>
  fields: DeskField[]
  button: string
  done: string
  words: CommonWords
  /** Made once for each box: pressed twice, the second is the first. */
  withKey?: boolean
}
type Step = 'open' | 'sure' | 'sending' | 'done'
type Answer = { issues?: { code: string }[] }

/** A box on a document of the panel that moves money: typed, read once more, and only then sent. */
export function DeskBox({ title, about, action, known, fields, button, done, words, withKey }: Props) {
  const id = useId()
  const [step, setStep] = useState<Step>('open')
  const [problem, setProblem] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(fields.map(({ name, value = '' }) => [name, value])),
  )
  const say = (code: string | undefined) => setProblem((code && words.problems[code]) || words.failed)

  function look() {
    const wrong = fields.flatMap(({ name, isMoney }) => {
      const cents = isMoney ? toCents(typed[name] ?? '', name) : undefined
      return cents && !cents.ok ? cents.issues : []
    })
    if (wrong[0]) return say(wrong[0].code)
    setProblem('')
    setStep('sure')
  }

  async function send() {
    setStep('sending')
    try {
      const response = await fetch(action, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...known, ...values(fields, typed), ...(withKey && { key }) }),
      })
      if (response.ok) return setStep('done')
      const { issues } = (await response.json().catch(() => ({}))) as Answer
      say(issues?.[0]?.code)
    } catch {
      say(undefined)
    }
    setStep('open')
  }

  if (step === 'done')
    return (
      <section aria-label={title} className="field-type">
        <p role="status">
          <strong>{done}</strong>
        </p>
      </section>
    )
  const isOpen = step === 'open'
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="field-type"
      style={{ border: '1px solid var(--theme-elevation-150)', borderRadius: 4, padding: '1rem 1.25rem' }}
    >
      <h3 id={`${id}-title`} style={{ marginTop: 0 }}>
        {title}
      </h3>
      <p>{about}</p>
      {fields.map(({ name, label, hint, isMoney }) => (
        <div key={name} className="field-type text" style={{ marginBottom: '0.75rem' }}>
          <label className="field-label" htmlFor={`${id}-${name}`}>
            {label}
          </label>
          <input
            id={`${id}-${name}`}
            inputMode={isMoney ? 'decimal' : undefined}
            value={typed[name]}
            readOnly={!isOpen}
            aria-describedby={hint && `${id}-${name}-hint`}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
          {hint && (
            <div id={`${id}-${name}-hint`} className="field-description">
              {hint}
            </div>
          )}
        </div>
      ))}
      <div aria-live="assertive" role="alert" style={{ color: 'var(--theme-error-600)' }}>
        {problem}
      </div>
      {isOpen ? (
        <Button type="button" buttonStyle="secondary" onClick={look}>
          {button}
        </Button>
      ) : (
        <div role="group" aria-label={words.sure}>
          <p>
            <strong>{words.sure}</strong>
          </p>
          <div style={{ display: 'flex', gap: '0.75rem' }}>
            <Button type="button" onClick={() => void send()} disabled={step === 'sending'}>
              {step === 'sending' ? words.sending : words.confirm}
            </Button>
            <Button type="button" buttonStyle="secondary" onClick={() => setStep('open')}>
              {words.back}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

/** Money travels in cents. */
function values(fields: DeskField[], typed: Record<string, string>) {
  return Object.fromEntries(
    fields.map(({ name, isMoney }) => {
      const cents = isMoney ? toCents(typed[name] ?? '', name) : undefined
      return [name, cents?.ok ? cents.value : (typed[name] ?? '').trim()]
    }),
  )
}
