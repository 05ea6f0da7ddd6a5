import type { Field } from 'payload'
import { optionsOf } from '@/admin/lists/options-of'
import { stateTone } from '@/admin/lists/state-tones'
import { adminWords } from '@/admin/parts/words'

type Props = { state: string; field: Field; i18n: { language: string } }

/** Payload says so in lists of what is published and has a newer draft; the field has no such choice. */
const CHANGED = 'changed'

/** A state as a badge, in the words of the marketplace. */
export function StateBadge({ state, field, i18n }: Props) {
  const tone = stateTone(state)
  const own = optionsOf(field, i18n).find(({ value }) => value === state)?.label
  const label = own ?? (state === CHANGED ? adminWords(i18n, 'staff.pages')('changed') : state)
  return <span className={tone ? `admin-badge admin-badge-${tone}` : 'admin-badge'}>{label}</span>
}
