import type { Locale } from '@/domain/locale'
import { momentText } from './moment-text'

/** A moment in the time of Toronto, in the reader's language. */
export function PanelMoment({ at, locale }: { at: string | Date; locale: Locale }) {
  const date = new Date(at)
  return <time dateTime={date.toISOString()}>{momentText(date, locale)}</time>
}
