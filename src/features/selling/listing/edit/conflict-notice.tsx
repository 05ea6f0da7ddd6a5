'use client'

import { useFormFrame } from '@/features/selling/listing/form/form-frame'
import { ConflictNotice as Notice, type ConflictWords } from '@/ui/forms/conflict-notice'

/** What another window changed meanwhile, as the last answer says (rule C5). */
export function ConflictNotice({ words, path }: { words: ConflictWords; path: string }) {
  const { answer, isSending } = useFormFrame()
  const { conflicts } = answer
  return conflicts && !isSending ? <Notice conflicts={conflicts} words={words} path={path} /> : null
}
