'use client'

import { fillHeader } from './frame/fill-header'
import { openPage } from './frame/open-page'

/** Rendered on the server only: the browser has the text in the page already and does not load it again. */
const TEXTS =
  typeof window === 'undefined'
    ? { openPage: `(${openPage.toString()})()`, fillHeader: `(${fillHeader.toString()})()` }
    : { openPage: '', fillHeader: '' }

/**
 * Runs a function inline while the page is parsed, before the first paint. It must be self-contained: no imports, no
 * outer names.
 */
export function InlineScript({ run }: { run: keyof typeof TEXTS }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: TEXTS[run] }} />
}
