import 'server-only'
import { useLocale } from 'next-intl'
import type { Side } from '@/domain/talk/thread'
import type { TextsName } from '@/server/texts/district-texts'
import { sentenceBook } from '@/server/talk/translator/ready-sentences'
import { translator } from '@/server/talk/translator/translator'

/** What the components of a conversation say. */
export const CHAT_TEXTS = ['chat', 'errors.retry', 'product.close'] as const satisfies readonly TextsName[]

/** What all parts of a conversation share. `other`: the name of the other side. */
export const useChatFrame = (other: string, side: Side = 'buyer') => ({
  other,
  side,
  ready: sentenceBook(side, useLocale()),
  /** Where a provider is set (rule T39). */
  canTranslate: translator() !== null,
})

export type ChatFrame = ReturnType<typeof useChatFrame>
