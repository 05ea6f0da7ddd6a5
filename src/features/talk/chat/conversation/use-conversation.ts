import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { onLive } from '@/ui/live/live'
import { useLive } from '@/ui/live/use-live'
import type { Chat, ChatMessage } from '@/features/talk/chat/chat-view'
import { fetchMessages, postMessage, postRead, postTyping, type MessageDraft } from './chat-requests'
import { NO_MESSAGES, withNewer, withOlder, withSent } from './known-messages'
import { useLostMessages } from './use-lost-messages'

export type PendingMessage = MessageDraft & { state: 'sending' | 'failed'; detail?: string }

const TYPING_MS = 4_000
const TYPING_EVERY_MS = 3_000

/** State of an open conversation: brings what is new, sends in order, marks as read what is seen. */
export function useConversation({ thread, view, messages: first }: Chat, locale: Locale) {
  const [known, setKnown] = useState(() => withNewer(NO_MESSAGES, first))
  const [waiting, setWaiting] = useState<readonly PendingMessage[]>([])
  const [readSeq, setReadSeq] = useState(view.readSeq)
  const [refusal, setRefusal] = useState(view.refusal)
  // After blocking or unblocking the page brings another one.
  const [given, setGiven] = useState(view.refusal)
  if (given !== view.refusal) {
    setGiven(view.refusal)
    setRefusal(view.refusal)
  }
  const [isStale, setStale] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const upTo = useRef(known.upTo)
  useEffect(() => {
    upTo.current = known.upTo
  }, [known.upTo])

  const update = useUpdate(async () => {
    const got = await fetchMessages(thread, { after: upTo.current }, locale)
    setStale(got === null)
    if (!got) return false
    setKnown((now) => withNewer(now, got.messages))
    setReadSeq(got.readSeq)
    setRefusal(got.refusal)
    upTo.current = Math.max(upTo.current, got.messages.at(-1)?.seq ?? 0)
    if (got.messages.some(({ isMine }) => !isMine)) setTyping(false)
    return upTo.current < got.lastSeq
  })
  useLive((event) => 'thread' in event && event.thread === thread && event.kind !== 'typing', update)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const off = onLive((event) => {
      if (event.kind !== 'typing' || event.thread !== thread) return
      setTyping(true)
      clearTimeout(timer)
      timer = setTimeout(() => setTyping(false), TYPING_MS)
    })
    return () => {
      off()
      clearTimeout(timer)
    }
  }, [thread])
  useMarkRead(thread, known)

  const tail = useRef(Promise.resolve())
  const change = (key: string, next: Partial<PendingMessage>) =>
    setWaiting((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)))
  const transmit = (message: MessageDraft) => {
    tail.current = tail.current.then(async () => {
      const { sent, detail } = await postMessage(thread, message, locale)
      if (!sent) return change(message.key, { state: 'failed', detail })
      setKnown((now) => withSent(now, sent))
      setWaiting((all) => all.filter(({ key }) => key !== message.key))
    })
  }
  const send = (message: MessageDraft) => {
    setWaiting((all) => [...all, { ...message, state: 'sending' }])
    transmit(message)
  }
  const retry = (message: PendingMessage) => {
    change(message.key, { state: 'sending', detail: undefined })
    transmit(message)
  }
  useEffect(() => {
    const again = () => waiting.filter(({ state }) => state === 'failed').forEach(retry)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })

  const lastTyping = useRef(0)
  const noteTyping = () => {
    const now = Date.now()
    if (now - lastTyping.current < TYPING_EVERY_MS) return
    lastTyping.current = now
    void postTyping(thread)
  }
  const loadOlder = useCallback(
    async (before: number) => {
      const got = await fetchMessages(thread, { before }, locale)
      if (got) setKnown((now) => withOlder(now, got.messages))
      return got !== null
    },
    [thread, locale],
  )

  // A message may have been stored although its answer was lost: then it comes with the next update.
  const stored = new Set(known.messages.map(({ key }) => key))
  const unsent = waiting.filter(({ key }) => !stored.has(key))
  useLostMessages(`${thread}:${view.side}`, unsent)
  return {
    ...known,
    waiting: unsent,
    readSeq,
    refusal,
    isStale,
    isTyping,
    send,
    retry,
    noteTyping,
    loadOlder,
  }
}

export type ConversationState = ReturnType<typeof useConversation>

/** Runs one update at a time, and once more where another was asked for meanwhile or `work` says that more is there. */
function useUpdate(work: () => Promise<boolean>) {
  const state = useRef({ isBusy: false, again: false })
  return async () => {
    const { current } = state
    current.again = true
    if (current.isBusy) return
    current.isBusy = true
    while (current.again) {
      current.again = false
      if (await work()) current.again = true
    }
    current.isBusy = false
  }
}

/** Says once for each new number that it has been seen, while the tab is. */
function useMarkRead(thread: string, { messages, upTo }: { messages: ChatMessage[]; upTo: number }) {
  const marked = useRef(0)
  const isOthers = messages.at(-1)?.isMine === false
  useEffect(() => {
    const mark = () => {
      if (document.hidden || !isOthers || marked.current >= upTo) return
      marked.current = upTo
      void postRead(thread, upTo)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [thread, upTo, isOthers])
}
