import { readFileSync } from 'node:fs'
import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Composer } from '@/features/talk/chat/conversation/composer'
import { useChatFrame } from '@/features/talk/chat/chat-frame'
import en from '@/messages/en'

test('the list of messages contains what is hidden in it, so that the page ends with the conversation', () => {
  const [, log] = /\.chat-log \{([^}]*)\}/.exec(readFileSync('src/ui/styles/chat.css', 'utf8')) ?? []
  expect(log).toContain('position: relative')
})

test('the hint about keys is not shown where one types by touch', () => {
  const Foot = () => {
    const frame = useChatFrame('Sorae')
    return createElement(Composer, { draft: '', locale: 'en', frame, onSend: vi.fn(), onTyping: vi.fn() })
  }
  const page = { locale: 'en' as const, messages: en, timeZone: 'UTC', children: createElement(Foot) }
  const html = renderToStaticMarkup(NextIntlClientProvider(page))
  expect(html).toMatch(/class="[^"]*pointer-coarse:hidden[^"]*">Press Enter to send/)
})
