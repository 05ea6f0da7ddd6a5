import type { FoundInPanel } from './find-in-panel'

export type Screen = { href: string; label: string }

export type FinderTexts = {
  open: string
  /** What can be found, by role. */
  label: string
  close: string
  searching: string
  none: string
  failed: string
  retry: string
  kinds: Record<FoundInPanel['kind'] | 'screens', string>
}
