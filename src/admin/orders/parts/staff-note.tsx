'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useKeptFocus } from '@/admin/parts/use-kept-focus'
import { lengthOf } from '@/domain/values/text'

type Words = Record<'title' | 'hint' | 'save' | 'saved' | 'failed' | 'tooLong', string>
type Props = { order: string; note: string; words: Words }

const MOST = 4000

/** The one field of an order that staff write. What was typed stays after a failed request. */
export function StaffNote({ order, note, words }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(note)
  const [isSaving, setSaving] = useState(false)
  const keepFocus = useKeptFocus(isSaving)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')

  async function save() {
    setSaid('')
    if (lengthOf(typed) > MOST) return setProblem(words.tooLong)
    setProblem('')
    keepFocus()
    setSaving(true)
    try {
      const response = await fetch(`/api/orders/${order}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ staffNote: typed }),
      })
      if (response.ok) setSaid(words.saved)
      else setProblem(words.failed)
    } catch {
      setProblem(words.failed)
    }
    setSaving(false)
  }

  return (
    <section className="panel-field tw:mb-[2rem] tw:max-w-none">
      <label htmlFor={id} style={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {words.title}
      </label>
      <textarea
        id={id}
        rows={4}
        value={typed}
        readOnly={isSaving}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div id={`${id}-hint`} style={{ color: 'var(--theme-elevation-650)', marginBottom: '0.5rem' }}>
        {words.hint}
      </div>
      <Button
        type="button"
        buttonStyle="secondary"
        margin={false}
        disabled={isSaving}
        onClick={() => void save()}
      >
        {words.save}
      </Button>
      <span role="status"> {said}</span>
      <div role="alert" style={{ color: 'var(--theme-error-600)', fontWeight: 600 }}>
        {problem}
      </div>
    </section>
  )
}
