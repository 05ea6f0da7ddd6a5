import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { ask } from '@/ui/forms/ask'
import { markRead, openChat, sendMessage } from './actions'
import type { About } from './chat-button'
import type { ChatMessage } from './chat-view'

const EVERY = 3_000

type Phase = 'loading' | 'open' | 'failed' | 'signedOut'
export type Waiting = { key: string; text: string; hasFailed: boolean; detail?: string }

/** State of an open conversation: opens it, polls for new messages, sends. */
export function useChat({ id: product, order = '' }: About, locale: Locale) {
  const [phase, setPhase] = useState<Phase>('loading')
  const [refusal, setRefusal] = useState<string>()
  const [thread, setThread] = useState<string>()
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const [isStale, setStale] = useState(false)
  const [waiting, setWaiting] = useState<Waiting[]>([])

  const open = useCallback(async () => {
    setPhase('loading')
    const { answer: got } = await ask(() => openChat(formOf({ product, order, locale })))
    if (got?.chat) {
      setThread(got.chat.thread)
      setMessages(got.chat.messages)
      showUnread(got.chat.unread)
    }
    setRefusal(got?.message)
    setPhase(got?.chat ? 'open' : got?.isSignedOut ? 'signedOut' : 'failed')
  }, [product, order, locale])

  useEffect(() => {
    const start = setTimeout(() => void open())
    return () => clearTimeout(start)
  }, [open])

  const last = messages.at(-1)?.at ?? ''
  useEffect(() => {
    if (!thread) return
    const timer = setInterval(async () => {
      if (document.hidden) return
      const newer = await fetchNewer(thread, last, locale)
      setStale(newer === null)
      if (!newer) return
      setMessages((known) => merged(known, newer))
      const isNew = newer.some(({ isMine, at }) => !isMine && at > last)
      if (!isNew) return
      const { answer } = await ask(() => markRead(formOf({ thread })))
      if (answer) showUnread(answer.unread)
    }, EVERY)
    return () => clearInterval(timer)
  }, [thread, last, locale])

  const send = async (text: string, key: string) => {
    if (!thread) return
    const others = (all: Waiting[]) => all.filter((each) => each.key !== key)
    setWaiting((all) => [...others(all), { key, text, hasFailed: false }])
    const form = formOf({ thread, text, key, product, order, locale })
    const { answer: got, problem } = await ask(() => sendMessage(form))
    if (got?.isSignedOut) return setPhase('signedOut')
    const { sent } = got ?? {}
    if (sent) setMessages((known) => merged(known, [sent]))
    setWaiting((all) =>
      sent ? others(all) : [...others(all), { key, text, hasFailed: true, detail: problem ?? got?.detail }],
    )
  }
  return { phase, refusal, messages, waiting, isStale, open, send }
}

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function fetchNewer(thread: string, after: string, locale: Locale): Promise<ChatMessage[] | null> {
  try {
    const answer = await fetch(`/api/chat/${thread}?${new URLSearchParams({ after, locale })}`)
    return answer.ok ? ((await answer.json()) as { messages: ChatMessage[] }).messages : null
  } catch {
    return null
  }
}

/** Without duplicates, oldest first. */
function merged(known: ChatMessage[], newer: ChatMessage[]) {
  const ids = new Set(known.map(({ id }) => id))
  const fresh = newer.filter(({ id }) => !ids.has(id))
  if (fresh.length === 0) return known
  return [...known, ...fresh].toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
}

function showUnread(count: number) {
  const { dataset } = document.documentElement
  if (count > 0) dataset.unread = String(count)
  else delete dataset.unread
  dispatchEvent(new Event('maru:session'))
}
