import type { Locale } from '@/domain/locale'
import { ChatButton, type About } from './chat-button'
import { useChatWords } from './chat-words'

/** Gives the client component its texts. */
export function MessageSeller({ locale, about, seller }: { locale: Locale; about: About; seller: string }) {
  return <ChatButton about={about} locale={locale} words={useChatWords(seller)} />
}
