import { useTranslations } from 'next-intl'
import {
  useRef,
  useSyncExternalStore,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import type { Locale } from '@/domain/locale'
import { isBlank, lengthOf } from '@/domain/values/text'
import { MAX_MESSAGE } from '@/domain/talk/thread'
import { AttachmentList } from './attachment-list'
import type { MessageDraft } from './chat-requests'
import type { ChatFrame } from '@/features/talk/chat/chat-frame'
import { newKey } from '@/ui/forms/requests/new-key'
import { ReadyList } from '@/ui/forms/ready-list'
import { useAttachments } from './use-attachments'
import { useMessageDraft } from './use-message-draft'

type Props = {
  /** Conversation and side, under which half-written text is kept. */
  draft: string
  /** A product, an order, or with `isOfLine` one product of an order. */
  about?: { id: string; name: string; order?: string; isOfLine?: boolean }
  locale: Locale
  frame: ChatFrame
  onSend: (message: MessageDraft) => void
  onTyping: () => void
  /** Where the form is posted without script, with the text of a try that failed. */
  plain?: {
    action: (form: FormData) => void
    fields: Record<string, string>
    text?: string
    problem?: string
  }
}

const NEAR = 200
/** What browsers report for keys that an input method takes. */
const INPUT_METHOD = 229

/** Enter sends, Shift+Enter starts a line (rule T12). During input of a Hangul syllable Enter only ends the composition. */
export function Composer({ draft, about, locale, frame, onSend, onTyping, plain }: Props) {
  const t = useTranslations('chat')
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useMessageDraft(draft, box)
  const attachments = useAttachments(locale)
  const chooser = useRef<HTMLInputElement>(null)
  const left = MAX_MESSAGE - lengthOf(text)
  const hasFiles = attachments.files.length > 0
  const isSendable = (!isBlank(text) || hasFiles) && left >= 0 && !attachments.isBusy
  const send = () => {
    if (!isSendable) return
    const subject = about && {
      ...(about.order && { order: about.order }),
      ...((about.isOfLine || !about.order) && { product: about.id }),
    }
    onSend({ key: newKey(), text: text.trim(), files: attachments.files, ...subject })
    setText('')
    attachments.clear()
  }
  const press = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const take = (event: DragEvent | ClipboardEvent, from: DataTransfer | null) => {
    const files = [...(from?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    attachments.add(files)
  }
  return (
    <form
      className="chat-foot"
      action={plain?.action}
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      {Object.entries(plain?.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {about ? (
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <span className="text-muted">{t('about')}</span>
          <span className="badge min-w-0">
            <span className="truncate">{about.name}</span>
          </span>
        </p>
      ) : null}
      {plain?.problem ? (
        <p role="alert" className="text-persimmon-deep text-sm">
          {plain.problem}
        </p>
      ) : null}
      <ReadyList
        words={{
          ready: frame.ready,
          readyTitle: t(`ready.title.${frame.side}`),
          readyAbout: t('ready.about'),
        }}
        onChoose={(sentence) => {
          setText(isBlank(text) ? sentence : `${text.trimEnd()}\n${sentence}`)
          box.current?.focus()
        }}
      />
      <AttachmentList attachments={attachments} />
      <div className="flex items-end gap-2">
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept="image/jpeg,image/png,application/pdf"
          onChange={({ target }) => {
            attachments.add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <button
          type="button"
          className="button button-icon script-only shrink-0"
          aria-label={t('attach')}
          title={t('attachHint')}
          onClick={() => chooser.current?.click()}
        >
          <span aria-hidden="true">+</span>
        </button>
        <textarea
          ref={box}
          className="input"
          name="text"
          aria-label={t('write')}
          aria-describedby="chat-hint"
          placeholder={t('write')}
          rows={2}
          value={text || (plain?.text ?? '')}
          onChange={(event) => {
            setText(event.target.value)
            onTyping()
          }}
          onKeyDown={press}
          onPaste={(event) => take(event, event.clipboardData)}
        />
        <SendButton isSendable={isSendable} isPlain={plain !== undefined} />
      </div>
      {left < NEAR ? (
        <p id="chat-hint" className={left < 0 ? 'text-persimmon-deep text-sm' : 'text-muted text-sm'}>
          {t(left < 0 ? 'over' : 'left', { count: String(Math.abs(left)) })}
        </p>
      ) : (
        // Of the keys of a keyboard, which a touch screen does not have.
        <p id="chat-hint" className="text-muted text-sm pointer-coarse:hidden">
          {t('hint')}
        </p>
      )}
    </form>
  )
}

const never = () => () => {}

/** Where the form can be posted without script, it can be pressed until script runs. */
function SendButton({ isSendable, isPlain }: { isSendable: boolean; isPlain: boolean }) {
  const t = useTranslations('chat')
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const blocked = { disabled: !isSendable && (hasScript || !isPlain) }
  return (
    <button type="submit" className="button button-primary min-h-11" {...blocked}>
      {t('send')}
    </button>
  )
}
