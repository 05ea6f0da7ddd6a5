'use client'

import { useId, useState, type SubmitEvent } from 'react'
import { readArea } from '@/domain/people/address/postal-code'
import type { AreaWords } from './area-words'
import { keepArea, useArea, useSession } from './delivery-area'

type Props = { words: AreaWords; onDone?: (form: HTMLElement) => void }

/** Asks where goods would go (rule M51). A member goes back to the own address here. */
export function AreaForm({ words, onDone }: Props) {
  const [problem, setProblem] = useState('')
  const id = useId()
  const isMember = useSession() !== ''
  const isTyped = useArea() !== ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const area = readArea(form.querySelector('input')?.value ?? '')
    const [issue] = area.ok ? [] : area.issues
    setProblem(issue ? (words.issues[issue.code as keyof AreaWords['issues']] ?? '') : '')
    if (!area.ok) return
    keepArea(area.value)
    form.reset()
    onDone?.(form)
  }
  return (
    <form onSubmit={submit} className="grid gap-1" data-scripted="" noValidate>
      <label htmlFor={id} className="text-sm">
        {words.area}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className="input figures w-28 uppercase"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <button type="submit" className="button">
          {words.save}
        </button>
        {isMember && isTyped ? (
          <button
            type="button"
            className="button button-quiet"
            onClick={({ currentTarget }) => {
              keepArea(null)
              setProblem('')
              onDone?.(currentTarget)
            }}
          >
            {words.own}
          </button>
        ) : null}
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="text-persimmon-deep text-sm">
          {problem}
        </p>
      ) : null}
    </form>
  )
}
