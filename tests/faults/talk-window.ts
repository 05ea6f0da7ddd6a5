import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChatMessage } from '@/features/talk/chat/chat-view'
import { NO_MESSAGES, withNewer, withSent } from '@/features/talk/chat/conversation/known-messages'
import { openStream } from '~/tests/support/http/open-stream'

type Window = { site: string; member: { cookie: string }; thread: string }

/**
 * What an open conversation does, with the page's own list of messages: an event of the stream has it ask for what follows, and a
 * message whose answer was lost is sent again with the same key.
 */
export function openWindow({ site, member, thread }: Window) {
  const address = `${site}/api/chat/${thread}`
  const { cookie } = member
  let known = NO_MESSAGES
  let isAsking = false
  let isMissing = false
  let isClosed = false

  const ask = async () => {
    isMissing = true
    if (isAsking) return
    isAsking = true
    while (isMissing && !isClosed) {
      isMissing = false
      const got = await fetch(`${address}?after=${known.upTo}`, { headers: { cookie } })
        .then(async (answer) => (answer.ok ? ((await answer.json()) as { messages: ChatMessage[] }) : null))
        .catch(() => null)
      if (got) known = withNewer(known, got.messages)
      else {
        isMissing = true
        await wait(500)
      }
    }
    isAsking = false
  }
  const open = () =>
    openStream({
      site,
      member,
      onEvent: (event) => {
        if (event.kind === 'resync' || event.thread === thread) void ask()
      },
    })
  let stream = open()

  return {
    async send(text: string) {
      const body = JSON.stringify({ text, key: randomUUID(), locale: 'en' })
      const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
      for (;;) {
        const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => null)
        const said = answer?.status === 201 ? ((await answer.json().catch(() => null)) as Sent) : null
        if (said) return void (known = withSent(known, said.message))
        if (answer && answer.status < 500 && answer.status !== 201)
          throw new Error(`A message was answered ${answer.status}`)
        await wait(300)
      }
    },
    texts: () => known.messages.map(({ text }) => text),
    drop() {
      stream.close()
      stream = open()
    },
    close() {
      isClosed = true
      stream.close()
    },
  }
}
type Sent = { message: ChatMessage } | null
