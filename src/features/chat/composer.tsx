import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { isBlank, lengthOf } from '@/domain/text'
import { MAX_MESSAGE } from '@/domain/talk/thread'
import type { About } from './chat-button'
import type { ChatWords } from './chat-words'

type Props = { about: About; words: ChatWords; isReady: boolean; onSend: (text: string, key: string) => void }

const NEAR = 200

/** Enter sends, Shift+Enter starts a line (rule T12). During input of a Hangul syllable Enter only ends the composition. */
export function Composer({ about, words, isReady, onSend }: Props) {
  const [text, setText] = useState('')
  const left = MAX_MESSAGE - lengthOf(text)
  const isSendable = isReady && !isBlank(text) && left >= 0
  const send = () => {
    if (!isSendable) return
    onSend(text.trim(), newKey())
    setText('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className="chat-foot" onSubmit={submit}>
      <p className="flex min-w-0 items-center gap-2 text-sm">
        <span className="text-muted">{words.about}</span>
        <span className="badge min-w-0">
          <span className="truncate">{about.name}</span>
        </span>
      </p>
      <div className="flex items-end gap-2">
        <textarea
          className="input"
          aria-label={words.write}
          aria-describedby="chat-hint"
          placeholder={words.write}
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
        <button type="submit" className="button button-primary min-h-11" disabled={!isSendable}>
          {words.send}
        </button>
      </div>
      <p id="chat-hint" className={left < 0 ? 'text-persimmon-deep text-sm' : 'text-muted text-sm'}>
        {left < NEAR ? words.left.replace('{count}', String(left)) : words.hint}
      </p>
    </form>
  )
}

/** Idempotency key: distinguishes a retry from a second message with the same text. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
