import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { useTexts } from '@/server/texts/district-texts'
import { ChatButton, type About } from './chat-button'
import { CHAT_TEXTS, useChatFrame } from './chat-frame'
import { useButtonWords } from './message-seller'

type Props = { locale: Locale; about: About; buyer: string | null }

/** A seller's way to the buyer of an order. */
export function MessageBuyer({ locale, about, buyer }: Props) {
  const t = useTranslations('chat')
  const words = { message: t('messageBuyer'), ...useButtonWords() }
  const frame = useChatFrame(buyer ?? t('anonymous'), 'seller')
  return <ChatButton {...{ about, locale, words, frame }} texts={useTexts(CHAT_TEXTS)} />
}
