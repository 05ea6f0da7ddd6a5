'use client'

import { useEffect, useRef } from 'react'
import type { Locale } from '@/domain/locale'
import { Icon } from '@/ui/parts/icon'
import type { About } from './chat-button'
import { ChatLog } from './conversation/chat-log'
import type { Chat } from './chat-view'
import type { ChatWords } from './chat-words'
import { Composer } from './conversation/composer'
import { useConversation } from './conversation/use-conversation'
import { useOpenChat } from './use-open-chat'

export type ChatDialogProps = {
  about: About
  locale: Locale
  words: ChatWords
  onShut: (isSignedOut: boolean) => void
}

/** The conversation with a seller, over the page (rule T10). */
export default function ChatDialog({ about, locale, words, onShut }: ChatDialogProps) {
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
          {words.title}
        </h2>
        <button
          type="button"
          className="button button-icon -me-2"
          aria-label={words.close}
          onClick={() => box.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {phase === 'loading' ? (
        <div className="chat-log" role="log" aria-label={words.log} aria-busy="true" tabIndex={0}>
          <p className="text-muted m-auto">{words.loading}</p>
        </div>
      ) : null}
      {phase === 'failed' ? (
        <div className="grid content-center justify-items-center gap-4 p-6 text-center" role="alert">
          <p>{refusal ?? words.loadFailed}</p>
          {refusal ? null : (
            <button type="button" className="button" onClick={() => void open()}>
              {words.retry}
            </button>
          )}
        </div>
      ) : null}
      {phase === 'open' && chat ? <OpenChat chat={chat} about={about} locale={locale} words={words} /> : null}
    </dialog>
  )
}

type OpenProps = Omit<ChatDialogProps, 'onShut'> & { chat: Chat }

function OpenChat({ chat: opened, about, locale, words }: OpenProps) {
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
        words={words}
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
            words={words}
            onSend={chat.send}
            onTyping={chat.noteTyping}
          />
        )}
      </div>
    </>
  )
}
