'use client'

import { fillHeader } from './frame/fill-header'
import { openPage } from './frame/open-page'

/** Made on the server only: in the browser the text stands in the page already, and neither it nor its code travels again. */
const TEXTS =
  typeof window === 'undefined'
    ? { openPage: `(${openPage.toString()})()`, fillHeader: `(${fillHeader.toString()})()` }
    : { openPage: '', fillHeader: '' }

/** A function that runs where it stands while the page is parsed, before the first paint. It must stand alone: no imports, no outer names. */
export function InlineScript({ run }: { run: keyof typeof TEXTS }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: TEXTS[run] }} />
}
