'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { useActionForm } from '@/ui/forms/use-action-form'
import { postPlainMessage } from '@/features/talk/chat/actions'
import type { Chat } from '@/features/talk/chat/chat-view'
import { ChatLog } from './chat-log'
import type { ChatFrame } from '@/features/talk/chat/chat-frame'
import { Composer } from './composer'
import type { ThreadSubject } from '@/features/talk/chat/thread/get-subject'
import { useConversation } from './use-conversation'

type Props = {
  chat: Chat
  locale: Locale
  frame: ChatFrame
  timeZone: string
  /** The page's own path without language prefix, and a key for the form without script. */
  path: string
  formKey: string
  subject?: ThreadSubject | null
}

/** Log and composer of a conversation's page. Works without script by form and reload. */
export function Conversation({ chat: opened, locale, frame, timeZone, path, formKey, subject }: Props) {
  const t = useTranslations('chat')
  const failed = t(frame.side === 'buyer' ? 'sendFailed' : 'sendFailedSeller')
  const chat = useConversation(opened, locale)
  // Only without script: with it, the composer sends by a route.
  const { state: plain, form } = useActionForm(postPlainMessage, {}, failed)
  const { thread, view } = opened
  return (
    <>
      <ChatLog
        chat={chat}
        locale={locale}
        frame={frame}
        timeZone={timeZone}
        reportHref={(message) => localePath(locale, `/report/message/${message}`)}
        olderHref={(before) => `${localePath(locale, path)}?before=${before}`}
      />
      {chat.refusal ? (
        <p className="chat-foot bg-tone" role="status">
          {chat.refusal}
        </p>
      ) : (
        <Composer
          draft={`${thread}:${view.side}`}
          about={subject ? aboutOf(subject) : undefined}
          locale={locale}
          frame={frame}
          onSend={chat.send}
          onTyping={chat.noteTyping}
          plain={{
            action: form.action,
            fields: { thread, path, locale, key: plain.key ?? formKey, ...(subject && fieldsOf(subject)) },
            text: plain.text,
            problem: plain.message && `${failed} ${plain.detail ?? ''}`.trim(),
          }}
        />
      )}
    </>
  )
}

const fieldsOf = ({ order, product }: ThreadSubject) => ({ order, ...(product && { product }) })
const aboutOf = ({ order, number, product, name }: ThreadSubject) => ({
  id: product ?? '',
  name: name ? `${number} · ${name}` : number,
  order,
  isOfLine: product !== undefined,
})
