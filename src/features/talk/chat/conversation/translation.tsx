import { useState } from 'react'
import type { Locale } from '@/domain/locale'
import { mayBeForeign } from '@/domain/talk/may-be-foreign'
import type { ChatMessage } from '@/features/talk/chat/chat-view'
import type { ChatWords } from '@/features/talk/chat/chat-words'

const PATIENCE_MS = 15_000

type Props = { message: ChatMessage; locale: Locale; words: ChatWords }

/** A ready sentence in the reader's language, or a button that has a message translated where a provider is set (rules T36, T38, T39). */
export function Translation({ message, locale, words }: Props) {
  const { text, ready, isMine, isHidden } = message
  if (isMine || isHidden || text === '') return null
  if (ready)
    return (
      <p className="bubble-text">
        {ready} <span className="text-muted block text-sm">{words.readySentence}</span>
      </p>
    )
  if (!words.translate || !mayBeForeign(text, locale)) return null
  return <Asked id={message.id} locale={locale} words={words} />
}

type State = { kind: 'none' | 'asked' | 'failed' } | { kind: 'done'; text: string }

function Asked({ id, locale, words }: { id: string; locale: Locale; words: ChatWords }) {
  const [state, setState] = useState<State>({ kind: 'none' })
  const ask = async () => {
    setState({ kind: 'asked' })
    const text = await askFor(id, locale)
    setState(text === null ? { kind: 'failed' } : { kind: 'done', text })
  }
  if (state.kind === 'done')
    return (
      <div className="bubble-text" aria-live="polite">
        {state.text}
        <p className="text-muted text-sm">{words.translated}</p>
      </div>
    )
  return (
    <span className="text-sm" aria-live="polite">
      <button
        type="button"
        className="link min-h-6 cursor-pointer"
        disabled={state.kind === 'asked'}
        onClick={() => void ask()}
      >
        {state.kind === 'asked' ? words.translating : words.translate}
      </button>
      {state.kind === 'failed' ? <span className="text-persimmon-deep"> {words.translateFailed}</span> : null}
    </span>
  )
}

async function askFor(message: string, locale: Locale): Promise<string | null> {
  try {
    const answer = await fetch('/api/translate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, locale }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.ok ? ((await answer.json()) as { text: string }).text : null
  } catch {
    return null
  }
}
