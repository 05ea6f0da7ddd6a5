import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { fail, type Issue, type Result } from '@/domain/result'
import { messageText } from '@/domain/talk/thread'
import { FILES_A_MESSAGE, isMessageKey } from '@/domain/talk/writing'
import { getTranslations } from '@/server/texts/translations'
import type { SendState } from '@/features/talk/chat/chat-view'
import { findMessage } from './list-messages'
import { storeMessage } from './store-message'

/** A message as the browser sends it, not checked. */
export type MessageInput = {
  thread: string
  text: string
  product: string
  order: string
  files: readonly string[]
  key: string
  /** Who writes for the seller, where it is not who registered it. */
  person?: string
}

/** Sends a message in one's own conversation (rule T9), or says why not. `code`: of the refusal; none where nothing is there. */
export async function deliverMessage(
  member: string,
  sending: MessageInput,
  locale: Locale,
): Promise<SendState & { code?: Issue['code'] }> {
  const message = getTranslations({ locale, namespace: 'chat' })('sendFailed')
  if (!isId(sending.thread) || !isMessageKey(sending.key)) return { message }
  const stored = await store(member, sending)
  if (!stored) return { message }
  if (!stored.ok) {
    const [refused] = stored.issues
    const t = getTranslations({ locale, namespace: 'issues' })
    return { message, ...(refused && { detail: t(refused.code, refused.params), code: refused.code }) }
  }
  const sent = await findMessage(member, stored.value, locale, sending.person)
  return sent ? { sent } : { message }
}

async function store(member: string, sending: MessageInput): Promise<Result<string> | null> {
  const { thread, product, order, files, key: clientKey, person } = sending
  const distinct = [...new Set(files)]
  if (distinct.length > FILES_A_MESSAGE || !distinct.every(isId)) return fail('message.files', 'files')
  const text = messageText(sending.text)
  const isMissing = !text.ok && text.issues[0]?.code === 'message.blank'
  if (!text.ok && !(isMissing && distinct.length > 0)) return text
  const about = { product: isId(product) ? product : null, order: isId(order) ? order : null }
  return storeMessage(member, {
    thread,
    text: text.ok ? text.value : '',
    ...about,
    files: distinct,
    clientKey,
    person,
  })
}
