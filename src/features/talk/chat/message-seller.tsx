import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { useTexts } from '@/server/texts/district-texts'
import { ChatButton, type About } from './chat-button'
import { CHAT_TEXTS, useChatFrame } from './chat-frame'

/** Gives the client component its texts. */
export function MessageSeller({ locale, about, seller }: { locale: Locale; about: About; seller: string }) {
  const t = useTranslations('chat')
  const words = { message: t('message'), ...useButtonWords() }
  const frame = useChatFrame(seller)
  return <ChatButton {...{ about, locale, words, frame }} texts={useTexts(CHAT_TEXTS)} />
}

/** What the button says besides its name. */
export function useButtonWords() {
  const t = useTranslations('chat')
  return { signInFirst: t('signInFirst'), signIn: t('signIn'), loadFailed: t('loadFailed') }
}
