'use server'

import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { isId } from '@/domain/values/id'
import { localePath } from '@/messages/locales'
import { field, localeIn } from '@/server/http/forms/form'
import { actingOn } from '@/server/auth/selling'
import { currentMember } from '@/server/auth/session/session'
import type { OpenState, SendState } from './chat-view'
import { getThread } from './thread/get-thread'
import { listMessages } from './thread/list-messages'
import { openOrderThread, openSellerThread, openThread } from './thread/open-thread'
import { markThreadRead } from './thread/mark-thread-read'
import { deliverMessage } from './thread/deliver-message'
import { writerInThread } from './thread/writer-in'

/** Opens the conversation with the seller of a product on sale, with a seller, or about an own order, and marks it as read (rule T11). */
export async function openChat(form: FormData): Promise<OpenState> {
  const locale = localeIn(form)
  const user = await currentMember()
  if (!user) return { isSignedOut: true }
  const [product, order, seller] = [
    field(form, 'product', 36),
    field(form, 'order', 36),
    field(form, 'seller', 36),
  ]
  // About an order of the seller they work for, as that seller.
  const { id, person } = await actingOn(user, 'orders', order)
  const member = String(id)
  const opened = await (isId(order)
    ? openOrderThread(member, order)
    : isId(product)
      ? openThread(member, product)
      : isId(seller)
        ? openSellerThread(member, seller)
        : null)
  const view = opened?.ok ? await getThread(member, opened.value, locale) : null
  if (!opened?.ok || !view) {
    const t = await getTranslations({ locale, namespace: 'issues' })
    const isSelf = opened && !opened.ok && opened.issues[0]?.code === 'thread.self'
    return { message: isSelf ? t('thread.self') : t('cart.notOnSale') }
  }
  const messages = await listMessages(member, view.id, locale, { person })
  const unread = await markThreadRead(view.id, member)
  return { chat: { thread: view.id, view, messages, unread } }
}

/** Sends a message without script. Fields: locale, thread, text, key, product, order. */
export async function sendMessage(form: FormData): Promise<SendState> {
  const user = await currentMember()
  if (!user) return { isSignedOut: true }
  const given = {
    thread: field(form, 'thread', 36),
    text: field(form, 'text', 20_000),
    product: field(form, 'product', 36),
    order: field(form, 'order', 36),
    key: field(form, 'key', 64),
    files: [],
  }
  const { member, person } = await writerInThread(given.thread, user)
  const { sent, message, detail } = await deliverMessage(member, { ...given, person }, localeIn(form))
  return sent ? { sent } : { message, ...(detail && { detail }) }
}

type PlainState = { message?: string; detail?: string; text?: string; key?: string }

/** Sends without script and leads back to the page; the text of a failed try stays. Fields as above, and `path`. */
export async function postPlainMessage(_: PlainState, form: FormData): Promise<PlainState> {
  const { sent, ...refused } = await sendMessage(form)
  const [path, text, key] = [field(form, 'path', 100), field(form, 'text', 20_000), field(form, 'key', 64)]
  if (!sent) return { text, key, ...refused }
  redirect(localePath(localeIn(form), OWN_PAGE.test(path) ? path : '/messages'))
}

const OWN_PAGE = /^\/(messages|seller\/chat)\/[\w-]{36}$/
