'use client'

import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime'
import { useContext } from 'react'
import { fillHeader } from '@/ui/frame/header/fill-header'
import { openPage } from '@/ui/frame/menu/open-page'
import { openView } from '@/ui/frame/menu/open-view'

/** Rendered on the server only: the browser has the text in the page already and does not load it again. */
const TEXTS =
  typeof window === 'undefined'
    ? {
        openPage: `(${openPage.toString()})()`,
        fillHeader: `(${fillHeader.toString()})()`,
        openView: `(${openView.toString()})()`,
      }
    : { openPage: '', fillHeader: '', openView: '' }

/**
 * Runs a function inline while the page is parsed, before the first paint. It must be self-contained: no imports, no
 * outer names.
 */
export function InlineScript({ run }: { run: keyof typeof TEXTS }) {
  // As next/script does: the nonce of a page rendered per request; a cached page has hashes (docs/decisions/003).
  const { nonce } = useContext(HeadManagerContext)
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: TEXTS[run] }} />
}
