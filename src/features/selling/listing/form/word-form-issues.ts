import type { useTranslations } from 'next-intl'
import type { Issue } from '@/domain/result'

export type IssueTexts = ReturnType<typeof useTranslations<'issues'>>

/** The sentences of issues by field, worded in the browser. */
export const wordFormIssues = (issues: readonly Issue[], t: IssueTexts): Record<string, string> =>
  Object.fromEntries(issues.map(({ code, path, params }) => [path, t(code, params)]))
