import type { Field } from 'payload'
import { optionsOf } from '@/admin/lists/options-of'
import { stateTone } from '@/admin/lists/state-tones'

type Props = { state: string; field: Field; i18n: { language: string } }

/** A state as a badge, in the words of the marketplace. */
export function StateBadge({ state, field, i18n }: Props) {
  const tone = stateTone(state)
  const label = optionsOf(field, i18n).find(({ value }) => value === state)?.label ?? state
  return <span className={tone ? `admin-badge admin-badge-${tone}` : 'admin-badge'}>{label}</span>
}
