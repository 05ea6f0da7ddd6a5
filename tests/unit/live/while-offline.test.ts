import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { OrdersFailed } from '@/features/buying/orders/list/no-orders'
import en from '@/messages/en'
import { connection } from '@/ui/live/while-offline'

afterEach(() => vi.unstubAllGlobals())

test('a lost connection is noticed, and its return', () => {
  const heard = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (name: string, call: () => void) => heard.set(name, call))
  vi.stubGlobal('removeEventListener', (name: string) => heard.delete(name))
  vi.stubGlobal('navigator', { onLine: true })
  const changed = vi.fn()
  const end = connection.subscribe(changed)
  expect(connection.isLost()).toBe(false)
  vi.stubGlobal('navigator', { onLine: false })
  heard.get('offline')?.()
  expect(connection.isLost()).toBe(true)
  heard.get('online')?.()
  expect(changed).toHaveBeenCalledTimes(2)
  end()
  expect(heard.size).toBe(0)
})

test('without a connection the message has no link, which would lead to the page of the browser', () => {
  const children = createElement(OrdersFailed, {})
  const html = renderToStaticMarkup(NextIntlClientProvider({ locale: 'en', messages: en, children }))
  expect(html).toContain('Failed to load orders. Please check your internet connection.')
  expect(html).not.toContain('<a')
})
