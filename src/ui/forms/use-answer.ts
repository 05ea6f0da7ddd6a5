import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { FormState } from '@/domain/form-state'
import { announce } from '@/ui/announce'

/** Announces the answer of a form and refreshes the page; a refusal too may mean that its subject has changed. */
export function useAnswer(state: FormState, isUnanswered: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (!state.message) return
    announce(state.message)
    // A refresh would fail as well and replace the page.
    if (!isUnanswered && !state.isUnavailable) router.refresh()
  }, [state, isUnanswered, router])
}
