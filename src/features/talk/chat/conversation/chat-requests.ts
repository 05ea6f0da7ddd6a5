import type { Locale } from '@/domain/locale'
import { reasonOf, reasonOfStatus, reasonWords } from '@/ui/forms/requests/failure'
import type { ChatFile, ChatMessage } from '@/features/talk/chat/chat-view'

const PATIENCE_MS = 15_000

/** A message as it leaves the browser. */
export type MessageDraft = {
  key: string
  text: string
  files: readonly ChatFile[]
  product?: string
  order?: string
}

type Answer = { messages: ChatMessage[]; readSeq: number; lastSeq: number; refusal: string | null }

/** What follows a number or comes before one; null if the request failed. */
export async function fetchMessages(
  thread: string,
  part: { after: number } | { before: number },
  locale: Locale,
): Promise<Answer | null> {
  const asked = new URLSearchParams({ locale })
  for (const [name, number] of Object.entries(part)) asked.set(name, String(number))
  try {
    const answer = await fetch(`/api/chat/${thread}?${asked}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok ? ((await answer.json()) as Answer) : null
  } catch {
    return null
  }
}

const post = (path: string, body?: object) =>
  fetch(path, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })

/** The stored message, or why it was not stored. */
export async function postMessage(
  thread: string,
  { files, ...message }: MessageDraft,
  locale: Locale,
): Promise<{ sent?: ChatMessage; detail?: string }> {
  try {
    const answer = await post(`/api/chat/${thread}`, { ...message, files: files.map(({ id }) => id), locale })
    const said = (await answer.json().catch(() => null)) as { message?: ChatMessage; detail?: string } | null
    if (answer.ok && said?.message) return { sent: said.message }
    return { detail: said?.detail ?? reasonWords(reasonOfStatus(answer.status)) }
  } catch (error) {
    return { detail: reasonWords(reasonOf(error)) }
  }
}

/** Marks as read and shows what is unread elsewhere. A failure is made up for by the next mark. */
export async function postRead(thread: string, seq: number) {
  try {
    const answer = await post(`/api/chat/${thread}/read`, { seq })
    if (answer.ok) showUnread(((await answer.json()) as { unread: number }).unread)
  } catch {
    // The badge stays until the next page.
  }
}

export async function postTyping(thread: string) {
  await post(`/api/chat/${thread}/typing`).catch(() => undefined)
}

/** The badge of the header. */
export function showUnread(count: number) {
  const { dataset } = document.documentElement
  if (count > 0) dataset.unread = String(count)
  else delete dataset.unread
  dispatchEvent(new Event('maru:session'))
}
