import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { ChatButton, type About } from './chat-button'
import { useChatWords } from './chat-words'

type Props = { locale: Locale; about: About; buyer: string | null }

/** A seller's way to the buyer of an order. */
export function MessageBuyer({ locale, about, buyer }: Props) {
  const t = useTranslations('chat')
  const words = useChatWords(buyer ?? t('anonymous'), 'seller')
  return <ChatButton about={about} locale={locale} words={{ ...words, message: t('messageBuyer') }} />
}
