'use server'

import { getTranslations } from 'next-intl/server'
import { isId } from '@/domain/id'
import type { Locale } from '@/domain/locale'
import type { Issue } from '@/domain/result'
import { messageText } from '@/domain/talk/thread'
import { field, localeIn } from '@/server/forms/form'
import type { OpenState, SendState } from './chat-view'
import { listMessages, viewMessages } from './list-messages'
import { currentMember } from '@/server/auth/session'
import { openOrderThread, openThread } from './open-thread'
import { markThreadRead } from './mark-thread-read'
import { storeMessage } from './store-message'

/** Opens the conversation with the seller of a product on sale or of an own order, and marks it as read (rule T11). */
export async function openChat(form: FormData): Promise<OpenState> {
  const locale = localeIn(form)
  const user = await currentMember()
  if (!user) return { isSignedOut: true }
  const [product, order] = [field(form, 'product', 36), field(form, 'order', 36)]
  const opened = await (isId(order)
    ? openOrderThread(user, order)
    : isId(product)
      ? openThread(user, product)
      : null)
  if (!opened?.ok) {
    const t = await getTranslations({ locale, namespace: 'issues' })
    const isSelf = opened?.issues[0]?.code === 'thread.self'
    return { message: isSelf ? t('thread.self') : t('cart.notOnSale') }
  }
  const messages = await listMessages(user, opened.value, locale)
  const unread = await markThreadRead(opened.value, String(user.id))
  return { chat: { thread: opened.value, messages, unread } }
}

/** Sends a message in one's own conversation (rule T9: only non-blank text, trimmed). */
export async function sendMessage(form: FormData): Promise<SendState> {
  const locale = localeIn(form)
  const user = await currentMember()
  if (!user) return { isSignedOut: true }
  const t = await getTranslations({ locale, namespace: 'chat' })
  const text = messageText(field(form, 'text', 20_000))
  if (!text.ok) return { message: t('sendFailed'), detail: await worded(text.issues, locale) }
  const thread = field(form, 'thread', 36)
  const [product, order] = [field(form, 'product', 36), field(form, 'order', 36)]
  const clientKey = field(form, 'key', 64)
  if (!isId(thread) || clientKey === '') return { message: t('sendFailed') }
  const about = { product: isId(product) && !isId(order) ? product : null, order: isId(order) ? order : null }
  const stored = await storeMessage(user, { thread, text: text.value, ...about, clientKey })
  if (!stored) return { message: t('sendFailed') }
  if (stored === 'tooMany') return { message: t('sendFailed'), detail: t('tooMany') }
  const [sent] = await viewMessages(user, [stored], locale)
  return { sent }
}

async function worded([issue]: Issue[], locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'issues.message' })
  return issue?.code === 'message.tooLong' ? t('tooLong', { max: Number(issue.params?.max) }) : t('blank')
}

/** Marks what arrived in an open conversation as read (rule T11). */
export async function markRead(form: FormData): Promise<{ unread: number }> {
  const user = await currentMember()
  const thread = field(form, 'thread', 36)
  return { unread: user && isId(thread) ? await markThreadRead(thread, String(user.id)) : 0 }
}
