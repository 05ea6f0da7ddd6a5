import { formatWhole, type Locale } from '@/domain/locale'
import type { Issue } from '@/domain/result'
import { fillMessage } from '@/ui/page/fill-message'
import type { FormWords } from './form-words'

/** The sentences of issues by field, worded in the browser. */
export function wordIssues(
  issues: readonly Issue[],
  words: FormWords['issues'],
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ code, path, params = {} }) => {
      const values = Object.entries(params).map(([name, value]) => [name, formatWhole(value, locale)])
      return [path, fillMessage(words[code] ?? '', Object.fromEntries(values) as Record<string, string>)]
    }),
  )
}
