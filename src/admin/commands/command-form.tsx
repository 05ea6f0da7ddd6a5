'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { firstWrong, type CommandRule } from './command-check'
import { CommandInput, type CommandField, commandValues } from './command-input'
import { ConfirmStep } from './confirm-step'
import type { CommandTexts } from './command-texts'
import { problemText, sendCommand, type ProofKind } from './send-command'
import { usePanelScript } from '@/admin/parts/use-panel-script'

type Props = {
  title: string
  about: string
  /** Its name, and the values sent beside the typed ones. */
  command: string
  known: Record<string, string>
  fields: CommandField[]
  button: string
  /** `{name}` in it is filled from what the command answers. */
  done: string
  words: CommandTexts
  /** Sends an idempotency key per form: a second click repeats the first command. */
  withKey?: boolean
  /** What is asked before it is sent, if no money is moved. */
  sure?: string
  /** The answer is a file of this name. */
  file?: string
  /** Judged before the confirmation. */
  rule?: CommandRule
  /** What is around it is read anew once it is done, and it may be used again. */
  refreshes?: boolean
}
type Step = 'open' | 'sure' | 'sending' | 'done'

/** A form on an admin page that sends a money command, after a confirmation step. */
export function CommandForm(props: Props) {
  const { title, about, command, known, fields, button, done, words, withKey, sure, file, rule, refreshes } =
    props
  const id = useId()
  const [step, setStep] = useState<Step>('open')
  const [problem, setProblem] = useState('')
  /** The field that it is about, if it is about one. */
  const [wrong, setWrong] = useState<string>()
  const [said, setSaid] = useState(done)
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(() => firstValues(fields))
  const router = useRouter()
  const [asks, setAsks] = useState<ProofKind>()
  const [proof, setProof] = useState('')
  const inputs = useRef<Record<string, HTMLElement | null>>({})
  const box = useRef<HTMLElement>(null)

  function review() {
    const found = firstWrong(fields, typed, rule)
    setWrong(found?.name)
    if (found) {
      inputs.current[found.name]?.focus()
      return setProblem(found.message ?? problemText(found.issue, words))
    }
    setProblem('')
    setStep('sure')
  }

  async function send() {
    setStep('sending')
    const values = {
      ...known,
      ...commandValues(fields, typed),
      ...(withKey && { key }),
      ...(asks && { proof }),
    }
    const sent = await sendCommand(command, values, words)
    if (sent.ok) return finish(sent.value)
    setAsks(sent.asks)
    setProblem(sent.problem)
    if (!sent.asks) return reopen()
    // The proof expired or was wrong: ask again in place and keep the typed values.
    setProof('')
    setStep('sure')
  }

  function finish(value: object) {
    if (value instanceof Blob) {
      if (file) saveFile(value, file)
      return setStep('done')
    }
    const text = filled(done, value)
    if (refreshes) return begin(text)
    setSaid(text)
    setStep('done')
  }

  /** The form may be gone with the refresh: what was done is said beside it. */
  function begin(text: string) {
    toast.success(text)
    setTyped(firstValues(fields))
    setAsks(undefined)
    setProof('')
    setStep('open')
    box.current?.focus()
    router.refresh()
  }

  function reopen() {
    setStep('open')
    ;(inputs.current[fields[0]?.name ?? ''] ?? box.current)?.focus()
  }

  /** Enter would submit Payload's document form around this one. */
  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isOpen) review()
  }

  const isOpen = step === 'open'
  const isReady = usePanelScript()
  if (step === 'done')
    return (
      <section aria-label={title} className="field-type" style={BOX}>
        <p role="status" ref={focusOn} tabIndex={-1} style={{ marginTop: 0 }}>
          <strong>{said}</strong>
        </p>
        <Button type="button" buttonStyle="secondary" margin={false} onClick={() => location.reload()}>
          {words.reload}
        </Button>
      </section>
    )
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="field-type"
      style={{ ...BOX, outline: 'none' }}
    >
      <h3 id={`${id}-title`} style={{ margin: 0 }}>
        {title}
      </h3>
      <p style={{ margin: '0.25rem 0 1.25rem' }}>{about}</p>
      {fields.map((field) => (
        <CommandInput
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          ref={(node) => void (inputs.current[field.name] = node)}
          readOnly={!isOpen || !isReady}
          problem={wrong === field.name ? problem : undefined}
          onKeyDown={onEnter}
          onType={(value) => setTyped({ ...typed, [field.name]: value })}
        />
      ))}
      {wrong ? null : (
        <div role="alert" style={problem ? WRONG : undefined}>
          {problem}
        </div>
      )}
      {isOpen ? (
        <Button type="button" buttonStyle="secondary" margin={false} onClick={review}>
          {button}
        </Button>
      ) : (
        <ConfirmStep
          words={sure ? { ...words, sure } : words}
          isSending={step === 'sending'}
          asks={asks}
          proof={proof}
          onProof={setProof}
          onConfirm={() => void send()}
          onBack={reopen}
        />
      )}
    </section>
  )
}

const firstValues = (fields: CommandField[]) =>
  Object.fromEntries(fields.map(({ name, value = '' }) => [name, value]))

/** A text with the values that an answer has for the names in it. */
const filled = (text: string, values: object) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(Reflect.get(values, name) ?? whole))

function saveFile(content: Blob, name: string) {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(content),
    download: name,
  })
  link.click()
  // Once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

const WRONG = { marginBottom: '0.75rem', color: 'var(--theme-error-600)', fontWeight: 600 }
const BOX = {
  marginBottom: '2rem',
  padding: '1.25rem',
  border: '1px solid var(--theme-elevation-150)',
  borderRadius: 4,
}

/** Focuses what replaced the pressed button. */
const focusOn = (node: HTMLElement | null) => node?.focus()
