import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessageFile } from '@/features/talk/chat/conversation/bubble'
import { inLanguage } from '~/tests/support/in-language'

test('an image in a message is named by its file', () => {
  const file = { id: 'a-file', name: 'crack-left.jpg', kind: 'image', size: 4_096 } as const
  const html = renderToStaticMarkup(inLanguage('en', createElement(MessageFile, { file })))
  expect(html).toContain('alt="Image in this message: crack-left.jpg"')
})

test('a PDF in a message is named by its file, and says its size', () => {
  const file = { id: 'a-file', name: 'floor-plan.pdf', kind: 'pdf', size: 4_096 } as const
  const html = renderToStaticMarkup(inLanguage('en', createElement(MessageFile, { file })))
  expect(html).toContain('>floor-plan.pdf (PDF, 4 kB)<')
})
