import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { ask } from '@/ui/forms/ask'
import { markRead, openChat, sendMessage } from './actions'
import type { About } from './chat-button'
import type { ChatMessage } from './chat-view'
import { NO_MESSAGES, withNewer, withSent } from './known-messages'

const EVERY = 3_000

type Phase = 'loading' | 'open' | 'failed' | 'signedOut'
export type Waiting = { key: string; text: string; hasFailed: boolean; detail?: string }

/** State of an open conversation: opens it, polls for new messages, sends. */
export function useChat({ id: product, order = '' }: About, locale: Locale) {
  const [phase, setPhase] = useState<Phase>('loading')
  const [refusal, setRefusal] = useState<string>()
  const [thread, setThread] = useState<string>()
  const [{ messages, upTo }, setKnown] = useState(NO_MESSAGES)
  const [isStale, setStale] = useState(false)
  const [unsent, setUnsent] = useState<Waiting[]>([])

  const open = useCallback(async () => {
    setPhase('loading')
    const { answer: got } = await ask(() => openChat(formOf({ product, order, locale })))
    if (got?.chat) {
      setThread(got.chat.thread)
      setKnown(withNewer(NO_MESSAGES, got.chat.messages))
      showUnread(got.chat.unread)
    }
    setRefusal(got?.message)
    setPhase(got?.chat ? 'open' : got?.isSignedOut ? 'signedOut' : 'failed')
  }, [product, order, locale])

  useEffect(() => {
    const start = setTimeout(() => void open())
    return () => clearTimeout(start)
  }, [open])

  useEffect(() => {
    if (!thread) return
    const timer = setInterval(async () => {
      if (document.hidden) return
      const newer = await fetchNewer(thread, upTo, locale)
      setStale(newer === null)
      if (!newer) return
      setKnown((known) => withNewer(known, newer))
      if (newer.every(({ isMine }) => isMine)) return
      const { answer } = await ask(() => markRead(formOf({ thread })))
      if (answer) showUnread(answer.unread)
    }, EVERY)
    return () => clearInterval(timer)
  }, [thread, upTo, locale])

  const send = async (text: string, key: string) => {
    if (!thread) return
    const others = (all: Waiting[]) => all.filter((each) => each.key !== key)
    setUnsent((all) => [...others(all), { key, text, hasFailed: false }])
    const form = formOf({ thread, text, key, product, order, locale })
    const { answer: got, problem } = await ask(() => sendMessage(form))
    if (got?.isSignedOut) return setPhase('signedOut')
    const { sent } = got ?? {}
    if (sent) setKnown((known) => withSent(known, sent))
    setUnsent((all) =>
      sent ? others(all) : [...others(all), { key, text, hasFailed: true, detail: problem ?? got?.detail }],
    )
  }
  // A message may have been stored although its answer was lost: then it arrives with the next poll.
  const stored = new Set(messages.map(({ key }) => key))
  const waiting = unsent.filter(({ key }) => !stored.has(key))
  return { phase, refusal, messages, waiting, isStale, open, send }
}

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function fetchNewer(thread: string, after: number, locale: Locale): Promise<ChatMessage[] | null> {
  try {
    const asked = new URLSearchParams({ after: String(after), locale })
    const answer = await fetch(`/api/chat/${thread}?${asked}`)
    return answer.ok ? ((await answer.json()) as { messages: ChatMessage[] }).messages : null
  } catch {
    return null
  }
}

function showUnread(count: number) {
  const { dataset } = document.documentElement
  if (count > 0) dataset.unread = String(count)
  else delete dataset.unread
  dispatchEvent(new Event('maru:session'))
}
