'use client'

import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { useEffect, useRef, type ComponentProps } from 'react'
import type { Locale } from '@/domain/locale'
import { Icon } from '@/ui/parts/icon'
import type { About } from './chat-button'
import { ChatLog } from './conversation/chat-log'
import type { Chat } from './chat-view'
import type { ChatFrame } from './chat-frame'
import { Composer } from './conversation/composer'
import { useConversation } from './conversation/use-conversation'
import { useOpenChat } from './use-open-chat'

type Texts = ComponentProps<typeof NextIntlClientProvider>['messages']
export type ChatDialogProps = {
  about: About
  locale: Locale
  frame: ChatFrame
  texts: Texts
  onShut: (isSignedOut: boolean) => void
}

/** The conversation with a seller, over the page (rule T10). It brings its texts: pages of the shop have none. */
export default function ChatDialog({ texts, ...dialog }: ChatDialogProps) {
  return (
    <NextIntlClientProvider locale={dialog.locale} messages={texts} timeZone="America/Toronto">
      <Dialog {...dialog} />
    </NextIntlClientProvider>
  )
}

type DialogProps = Omit<ChatDialogProps, 'texts'>

function Dialog({ about, locale, frame, onShut }: DialogProps) {
  const t = useTranslations('chat')
  const errors = useTranslations('errors')
  const product = useTranslations('product')
  const box = useRef<HTMLDialogElement>(null)
  const { phase, refusal, chat, open } = useOpenChat(about, locale)
  useEffect(() => box.current?.showModal(), [])
  useEffect(() => {
    if (phase === 'signedOut') onShut(true)
  }, [phase, onShut])

  return (
    <dialog
      ref={box}
      className="chat"
      aria-labelledby="chat-title"
      onClose={() => onShut(false)}
      onClick={({ target }) => target === box.current && box.current.close()}
    >
      <header className="chat-head">
        <h2 id="chat-title" className="truncate text-lg">
          {t('title', { seller: frame.other })}
        </h2>
        <button
          type="button"
          className="button button-icon -me-2"
          aria-label={product('close')}
          onClick={() => box.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {phase === 'loading' ? (
        <div className="chat-log" role="log" aria-label={t('log')} aria-busy="true" tabIndex={0}>
          <p className="text-muted m-auto">{t('loading')}</p>
        </div>
      ) : null}
      {phase === 'failed' ? (
        <div className="grid content-center justify-items-center gap-4 p-6 text-center" role="alert">
          <p>{refusal ?? t('loadFailed')}</p>
          {refusal ? null : (
            <button type="button" className="button" onClick={() => void open()}>
              {errors('retry')}
            </button>
          )}
        </div>
      ) : null}
      {phase === 'open' && chat ? <OpenChat chat={chat} about={about} locale={locale} frame={frame} /> : null}
    </dialog>
  )
}

type OpenProps = Omit<DialogProps, 'onShut'> & { chat: Chat }

function OpenChat({ chat: opened, about, locale, frame }: OpenProps) {
  const chat = useConversation(opened, locale)
  const { thread, view } = opened
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => foot.current?.querySelector('textarea')?.focus(), [])
  return (
    <>
      {/* Buyers as in their messages; sellers are abroad, where their device's time is theirs. */}
      <ChatLog
        chat={chat}
        locale={locale}
        frame={frame}
        timeZone={view.side === 'buyer' ? 'America/Toronto' : undefined}
      />
      <div ref={foot}>
        {chat.refusal ? (
          <p className="chat-foot bg-tone" role="status">
            {chat.refusal}
          </p>
        ) : (
          <Composer
            draft={`${thread}:${view.side}`}
            about={about.supplier ? undefined : about}
            locale={locale}
            frame={frame}
            onSend={chat.send}
            onTyping={chat.noteTyping}
          />
        )}
      </div>
    </>
  )
}
