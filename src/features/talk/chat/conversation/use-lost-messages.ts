import { useEffect, useRef } from 'react'
import { keepDraft, readDraft } from '@/ui/forms/guard/message-drafts'
import type { PendingMessage } from './use-conversation'

/** What could not be sent when the conversation is left is half-written text again, so that it is there the next time. */
export function useLostMessages(draft: string, waiting: readonly PendingMessage[]) {
  const lost = useRef<string[]>([])
  useEffect(() => {
    lost.current = waiting.flatMap(({ state, text }) => (state === 'failed' && text ? [text] : []))
  })
  useEffect(() => {
    let written: string | undefined
    const keep = () => {
      if (lost.current.length === 0) return
      written = readDraft(draft)
      keepDraft(draft, [...lost.current, written].filter(Boolean).join('\n'))
    }
    // The browser may show the page again as it was, with the messages in it.
    const back = () => {
      if (written !== undefined) keepDraft(draft, written)
      written = undefined
    }
    addEventListener('pagehide', keep)
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('pagehide', keep)
      removeEventListener('pageshow', back)
      keep()
    }
  }, [draft])
}
