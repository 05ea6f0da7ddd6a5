import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { FormState } from '@/domain/forms/form-state'
import { announce } from '@/ui/page/announce'

const ANSWERED = 'maru:answered'

/**
 * Announces the answer of a form and refreshes the page; a refusal too may mean that its subject has changed. Says whether
 * another form of the page was answered after a success, which is then no longer worth showing.
 */
export function useAnswer(state: FormState, isUnanswered: boolean): boolean {
  const router = useRouter()
  const [passed, setPassed] = useState<FormState | null>(null)
  useEffect(() => {
    const onAnswer = (event: Event) => {
      if (state.ok && (event as CustomEvent<FormState>).detail !== state) setPassed(state)
    }
    addEventListener(ANSWERED, onAnswer)
    return () => removeEventListener(ANSWERED, onAnswer)
  }, [state])
  useEffect(() => {
    if (!state.message) return
    announce(state.message)
    dispatchEvent(new CustomEvent(ANSWERED, { detail: state }))
    // A refresh would fail as well and replace the page.
    if (!isUnanswered && !state.isUnavailable) router.refresh()
  }, [state, isUnanswered, router])
  return passed === state
}
