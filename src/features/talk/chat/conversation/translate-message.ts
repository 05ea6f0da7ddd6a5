import 'server-only'
import type { Locale } from '@/domain/locale'
import { readyIn } from '@/server/talk/translator/ready-sentences'
import { translator } from '@/server/talk/translator/translator'
import { findMessage } from '@/features/talk/chat/thread/list-messages'

/** A message of an own conversation in the reader's language: null where it cannot be said so (rules T36, T38). */
export async function translateMessage(member: string, message: string, locale: Locale) {
  const found = await findMessage(member, message, locale)
  if (!found || found.isHidden || found.text === '') return { isKnown: false } as const
  const text = readyIn(found.text, locale) ?? (await translator()?.translate(found.text, locale)) ?? null
  return { isKnown: true, text } as const
}
