import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessageFile } from '@/features/talk/chat/conversation/bubble'
import type { ChatWords } from '@/features/talk/chat/chat-words'
import en from '@/messages/en'

test('an image in a message is named by its file', () => {
  const words = { image: en.chat.image } as ChatWords
  const file = { id: 'a-file', name: 'crack-left.jpg', kind: 'image', size: 4_096 } as const
  const html = renderToStaticMarkup(createElement(MessageFile, { file, words }))
  expect(html).toContain('alt="Image in this message: crack-left.jpg"')
})

test('a PDF in a message is named by its file, and says its size', () => {
  const words = { pdf: en.chat.pdf } as ChatWords
  const file = { id: 'a-file', name: 'floor-plan.pdf', kind: 'pdf', size: 4_096 } as const
  const html = renderToStaticMarkup(createElement(MessageFile, { file, words }))
  expect(html).toContain('>floor-plan.pdf (PDF, 4 kB)<')
})
