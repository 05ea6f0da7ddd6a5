'use client'

import { useEffect, useRef, useState, type ComponentType, type SubmitEvent } from 'react'
import { localePath } from '@/messages/locales'
import { ask } from '@/ui/forms/requests/ask'
import { requestSignIn } from '@/ui/frame/account/request-sign-in'
import { withReason } from '@/ui/forms/requests/failure'
import { MESSAGE_FORM } from '@/ui/page/message-form'
import type { ChatDialogProps } from './chat-dialog'

const load = () => import('./chat-dialog')

/** What a conversation is about: a product, or an order with one of its products; on a seller's own page (`supplier`, its address) the seller. */
export type About = { id: string; name: string; order?: string; supplier?: string }
/** Its own words, as it stands on pages of the shop; `frame` and `texts` are for the dialog. */
type Props = Pick<ChatDialogProps, 'about' | 'locale' | 'frame' | 'texts'> & {
  words: Record<'message' | 'signInFirst' | 'signIn' | 'loadFailed', string>
}

/** Opens the conversation with the seller; the dialog is loaded on first use. `?chat=1` opens it on page load (rule T10). */
export function ChatButton({ about, locale, words, frame, texts }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [ChatDialog, setChatDialog] = useState<ComponentType<ChatDialogProps>>()
  const [problem, setProblem] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const isArrival = useRef(false)
  const page = about.supplier ? `/supplier/${about.supplier}` : `/product/${about.id}`
  const back = localePath(locale, `${page}?chat=1`)
  const login = localePath(locale, '/login')
  const loginBack = `${login}?next=${encodeURIComponent(back)}`

  const open = () => {
    // Right after signing in the header may not know the session yet: let the server decide.
    const isSignedIn = isArrival.current || document.documentElement.dataset.session !== undefined
    isArrival.current = false
    setOpen(isSignedIn)
    setAsked(!isSignedIn)
    if (isSignedIn) void fetchDialog()
    else requestSignIn(loginBack, words.signInFirst)
  }
  const fetchDialog = async () => {
    setProblem('')
    const { answer, problem } = await ask(load)
    if (answer) setChatDialog(() => answer.default)
    else setProblem(withReason(words.loadFailed, problem))
  }
  useEffect(() => {
    const url = new URL(location.href)
    if (url.searchParams.get('chat') !== '1') return
    url.searchParams.delete('chat')
    history.replaceState(history.state, '', url)
    isArrival.current = true
    button.current?.click()
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    open()
  }
  const shut = (isSignedOut: boolean) => {
    setOpen(false)
    setAsked(isSignedOut)
    button.current?.focus()
  }
  return (
    <div data-others="" className="grid gap-1">
      <form id={MESSAGE_FORM} action={login} onSubmit={submit}>
        <input type="hidden" name="next" value={back} />
        <button
          ref={button}
          type="submit"
          className="button w-full"
          aria-haspopup="dialog"
          onPointerEnter={() => void ask(load)}
        >
          {words.message}
        </button>
      </form>
      {problem || isAsked ? (
        <p role="alert" className="text-sm whitespace-pre-line">
          {problem}
          {isAsked ? (
            <>
              {words.signInFirst}{' '}
              <a className="link" href={loginBack}>
                {words.signIn}
              </a>
            </>
          ) : null}
        </p>
      ) : null}
      {isOpen && ChatDialog ? <ChatDialog {...{ about, locale, frame, texts }} onShut={shut} /> : null}
    </div>
  )
}
