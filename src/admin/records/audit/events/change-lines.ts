import 'server-only'
import { colon, type Locale } from '@/domain/locale'

type Say = {
  label: (path: string) => string
  /** A stored value in words; undefined for one that is shown as it is. */
  value: (path: string, stored: unknown) => string | undefined
  /** Of a private field. */
  hidden: string
}

/** As `changesText` writes a line; a value ends at the first arrow outside quotes. */
const LINE = /^([\w.]+): (?:(private)$|("(?:[^"\\]|\\.)*"|[^"].*?) → (.+)$)/

/** The lines of an edit with names and choices in words; any other line as it is. */
export const changeLines = (stored: string, say: Say, locale: Locale) =>
  stored
    .split('\n')
    .map((line) => {
      const [, path, isPrivate, before = '', after = ''] = LINE.exec(line) ?? []
      if (!path) return line
      const named = `${say.label(path)}${colon(locale)}`
      if (isPrivate) return `${named}${say.hidden}`
      const [was, is] = [before, after].map((value) => say.value(path, valueIn(value)) ?? value)
      return `${named}${was} → ${is}`
    })
    .join('\n')

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
