'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { cleanPastes } from './clean-paste'

/** The editor's part of `cleanPaste` (collections/site/page-links.ts). */
export const CleanPasteFeature = createClientFeature({
  plugins: [{ Component: CleanPastes, position: 'normal' }],
})

function CleanPastes() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => cleanPastes(editor), [editor])
  return null
}
