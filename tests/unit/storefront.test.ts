import { NextIntlClientProvider } from 'next-intl'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import StoreError from '@/app/(store)/[locale]/error'
import { ListFailed } from '@/app/(store)/[locale]/list/list-failed'
import type { Locale } from '@/domain/locale'
import { NoProductPage } from '@/features/shop/product/no-product-page'
import { ShippingLine } from '@/features/shop/product/buying/shipping-line'
import { ChatLog } from '@/features/talk/chat/conversation/chat-log'
import { useChatFrame } from '@/features/talk/chat/chat-frame'
import { StartSelling } from '@/features/shop/pages/start-selling'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }

const drawn = (element: ReactElement, locale: Locale) =>
  renderToStaticMarkup(
    NextIntlClientProvider({
      locale,
      messages: MESSAGES[locale],
      timeZone: 'America/Toronto',
      children: element,
    }),
  )

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const seen = (element: ReactElement, locale: Locale = 'en') => textOf(drawn(element, locale))
/** Every link: where it leads, and its words. */
const links = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text = '']) => [
    href,
    textOf(text),
  ])

const ID = '8b6a90b0-f74b-5aa4-a800-1eba9c2aaf69'

describe('a list that could not be read', () => {
  it.each([
    ['en', 'Unexpected error.', 'Try again'],
    ['fr', fr.errors.unexpected, 'Réessayer'],
    ['ko', ko.errors.unexpected, '다시 시도'],
  ] as const)('says so without script, with a link that asks again: %s', (locale, words, retry) => {
    const failed = { error: new Error('The database is away.'), again: '/products?stock=1' }
    const html = drawn(createElement(ListFailed, failed), locale)
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(words)
    expect(html).toContain('role="alert"')
    expect(links(html)).toEqual([['/products?stock=1', retry]])
  })

  it('says so in the browser in the words the layout left there, with a button that asks again', () => {
    const dataset = { errorTitle: 'Erreur.', errorText: 'Réessayez.', errorRetry: 'Réessayer' }
    vi.stubGlobal('document', { body: { dataset } })
    const html = renderToStaticMarkup(createElement(StoreError, { retry: () => {} }))
    vi.unstubAllGlobals()
    expect(textOf(html)).toBe('Erreur. Réessayez. Réessayer')
    expect(html).toMatch(/<button[^>]*>Réessayer<\/button>/)
  })
})

describe('a product page without a product', () => {
  it.each([
    ['en', 'Failed to load product', `/product/${ID}`, 'Try again', '/', 'Back to Home'],
    ['fr', 'Échec du chargement du produit', `/fr/product/${ID}`, 'Réessayer', '/fr', 'Retour à l’accueil'],
    ['ko', '상품을 불러오지 못했습니다', `/ko/product/${ID}`, '다시 시도', '/ko', '홈으로 돌아가기'],
  ] as const)(
    'that failed to load says so, with a way to try again and one home: %s',
    async (locale, words, again, retry, home, back) => {
      const html = drawn(await NoProductPage({ why: 'failed', id: ID }), locale)
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(words)
      expect(links(html)).toEqual([
        [again, retry],
        [home, back],
      ])
    },
  )
})

describe('the shipping note', () => {
  it.each([
    ['en', 'Ships within 2-3 business days. Ships from Delta, British Columbia, Canada.'],
    ['fr', 'Expédié en 2 à 3 jours ouvrables. Lieu d’expédition : Delta, British Columbia, Canada.'],
    ['ko', '영업일 기준 2~3일 이내에 발송합니다. 출고지는 Delta, British Columbia, Canada입니다.'],
  ] as const)('of goods in Canada without a lead time is that of rule C17: %s', (locale, words) => {
    const note = { key: 'soon', minDays: 2, maxDays: 3 } as const
    expect(seen(createElement(ShippingLine, { note, from: 'Delta, British Columbia, Canada' }), locale)).toBe(
      words,
    )
  })

  it.each([
    ['en', 'Estimated arrival: March 6–10. Ships from Seoul, South Korea.'],
    ['fr', 'Arrivée prévue : du 6 au 10 mars. Lieu d’expédition : Seoul, South Korea.'],
    ['ko', '3월 6일~10일에 도착할 예정입니다. 출고지는 Seoul, South Korea입니다.'],
  ] as const)('of goods from abroad is a range of days as its readers write it: %s', (locale, words) => {
    const note = { key: 'range', minDays: 14, maxDays: 18, from: '2025-03-06', to: '2025-03-10' } as const
    vi.useFakeTimers({ now: new Date('2025-03-01T17:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(seen(createElement(ShippingLine, { note, from: 'Seoul, South Korea' }), locale)).toBe(words)
  })
})

describe('a conversation on the page of a product', () => {
  function Log({ isStale = false, isTyping = false }) {
    const nothing = { messages: [], upTo: 0, waiting: [], refusal: null, readSeq: 0 }
    const acts = { send: () => {}, retry: () => {}, noteTyping: () => {}, loadOlder: async () => true }
    const chat = { ...nothing, ...acts, isStale, isTyping }
    return createElement(ChatLog, { chat, locale: 'en', frame: useChatFrame('Sorae') })
  }

  it('invites to the first message', () => {
    expect(seen(createElement(Log))).toBe('No messages yet. Start the conversation!')
  })

  it('says that messages could not be loaded, and who is writing', () => {
    expect(seen(createElement(Log, { isStale: true }))).toContain('Failed to load messages.')
    expect(seen(createElement(Log, { isTyping: true }))).toContain('Sorae is typing…')
  })
})

describe('the button of the seller guide', () => {
  it.each([
    ['en', 'Start Selling', '/register?as=seller'],
    ['fr', 'Commencer à vendre', '/fr/register?as=seller'],
    ['ko', '판매 시작하기', '/ko/register?as=seller'],
  ] as const)('leads to the registration of sellers: %s', (locale, words, href) => {
    expect(links(drawn(createElement(StartSelling), locale))).toEqual([[href, words]])
  })
})
