'use client'

import { useEffect, useRef } from 'react'
import type { Locale } from '@/domain/locale'
import { Icon } from '@/ui/icon'
import type { About } from './chat-button'
import { ChatLog } from './chat-log'
import type { ChatWords } from './chat-words'
import { Composer } from './composer'
import { useChat } from './use-chat'

export type ChatDialogProps = {
  about: About
  locale: Locale
  words: ChatWords
  onShut: (isSignedOut: boolean) => void
}

/** The conversation with a seller, over the page (rule T10). */
export default function ChatDialog({ about, locale, words, onShut }: ChatDialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const chat = useChat(about, locale)
  useEffect(() => {
    box.current?.showModal()
    box.current?.querySelector('textarea')?.focus()
  }, [])
  useEffect(() => {
    if (chat.phase === 'signedOut') onShut(true)
  }, [chat.phase, onShut])

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
      {chat.phase === 'failed' ? (
        <div className="grid content-center justify-items-center gap-4 p-6 text-center" role="alert">
          <p>{chat.refusal ?? words.loadFailed}</p>
          {chat.refusal ? null : (
            <button type="button" className="button" onClick={() => void chat.open()}>
              {words.retry}
            </button>
          )}
        </div>
      ) : (
        <ChatLog chat={chat} locale={locale} words={words} />
      )}
      <Composer about={about} words={words} isReady={chat.phase === 'open'} onSend={chat.send} />
    </dialog>
  )
}
