import { useEffect, useState, type RefObject } from 'react'
import { keepDraft, readDraft } from '@/ui/forms/guard/message-drafts'

/** The half-written text of a conversation and side, and its setter. */
export function useMessageDraft(
  name: string,
  box: RefObject<HTMLTextAreaElement | null>,
): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    // What was typed before script ran comes first.
    const kept = box.current?.value || readDraft(name)
    const later = kept ? setTimeout(() => setText((now) => now || kept)) : undefined
    return () => clearTimeout(later)
  }, [name, box])
  const change = (next: string) => {
    setText(next)
    keepDraft(name, next)
  }
  return [text, change]
}
