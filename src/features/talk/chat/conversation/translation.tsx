import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Locale } from '@/domain/locale'
import { mayBeForeign } from '@/domain/talk/may-be-foreign'
import type { ChatMessage } from '@/features/talk/chat/chat-view'

const PATIENCE_MS = 15_000

type Props = { message: ChatMessage; locale: Locale; canTranslate: boolean }

/** A ready sentence in the reader's language, or a button that has a message translated where a provider is set (rules T36, T38, T39). */
export function Translation({ message, locale, canTranslate }: Props) {
  const t = useTranslations('chat')
  const { text, ready, isMine, isHidden } = message
  if (isMine || isHidden || text === '') return null
  if (ready)
    return (
      <p className="bubble-text">
        {ready} <span className="text-muted block text-sm">{t('ready.sentence')}</span>
      </p>
    )
  if (!canTranslate || !mayBeForeign(text, locale)) return null
  return <Asked id={message.id} locale={locale} />
}

type State = { kind: 'none' | 'asked' | 'failed' } | { kind: 'done'; text: string }

function Asked({ id, locale }: { id: string; locale: Locale }) {
  const t = useTranslations('chat')
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
        <p className="text-muted text-sm">{t('translation.note')}</p>
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
        {state.kind === 'asked' ? t('translation.asking') : t('translation.ask')}
      </button>
      {state.kind === 'failed' ? (
        <span className="text-persimmon-deep"> {t('translation.failed')}</span>
      ) : null}
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
