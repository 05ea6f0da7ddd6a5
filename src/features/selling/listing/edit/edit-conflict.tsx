'use client'

import { useFormFrame } from '@/features/selling/listing/form/form-frame'
import { ConflictNotice as Notice } from '@/ui/forms/conflict-notice'

/** What another window changed meanwhile, as the last answer says (rule C5). */
export function EditConflict({ path }: { path: string }) {
  const { answer, isSending } = useFormFrame()
  const { conflicts } = answer
  return conflicts && !isSending ? <Notice conflicts={conflicts} path={path} /> : null
}
