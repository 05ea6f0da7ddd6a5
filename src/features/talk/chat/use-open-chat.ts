import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { ask } from '@/ui/forms/requests/ask'
import { openChat } from './actions'
import type { About } from './chat-button'
import { showUnread } from './conversation/chat-requests'
import type { Chat } from './chat-view'

type Phase = 'loading' | 'open' | 'failed' | 'signedOut'

/** Opens the conversation of the dialog: with the seller of a product, about an order, or with a seller. */
export function useOpenChat({ id, order = '', supplier }: About, locale: Locale) {
  const isSeller = supplier !== undefined
  const [phase, setPhase] = useState<Phase>('loading')
  const [refusal, setRefusal] = useState<string>()
  const [chat, setChat] = useState<Chat>()
  const open = useCallback(async () => {
    setPhase('loading')
    const form = new FormData()
    const asked = { [isSeller ? 'seller' : 'product']: id, order, locale }
    for (const [name, value] of Object.entries(asked)) form.set(name, value)
    const { answer: got } = await ask(() => openChat(form))
    if (got?.chat) {
      setChat(got.chat)
      showUnread(got.chat.unread)
    }
    setRefusal(got?.message)
    setPhase(got?.chat ? 'open' : got?.isSignedOut ? 'signedOut' : 'failed')
  }, [id, isSeller, order, locale])
  useEffect(() => {
    const start = setTimeout(() => void open())
    return () => clearTimeout(start)
  }, [open])
  return { phase, refusal, chat, open }
}
