import { afterEach, describe, expect, test, vi } from 'vitest'
import { mayBeForeign } from '@/domain/talk/may-be-foreign'
import { readyIn, sentenceBook } from '@/server/talk/translator/ready-sentences'
import { translator } from '@/server/talk/translator/translator'

describe('ready sentences (rule T36)', () => {
  test('are read in one’s own language, whatever the writer’s, spaces and case aside', () => {
    const [korean = ''] = sentenceBook('seller', 'ko')
    const [english = ''] = sentenceBook('seller', 'en')
    const [french = ''] = sentenceBook('seller', 'fr')
    expect(readyIn(korean, 'en')).toBe(english)
    expect(readyIn(` ${english.toUpperCase()} `, 'fr')).toBe(french)
    expect(readyIn(korean, 'ko')).toBeNull()
    expect(readyIn(`${korean} 그리고 한 가지 더`, 'en')).toBeNull()
    expect(readyIn('', 'en')).toBeNull()
  })

  test('are the questions of price requests for a buyer', () => {
    expect(sentenceBook('buyer', 'en')).toContain('Do you have a CSA certificate?')
    expect(new Set(sentenceBook('buyer', 'ko')).size).toBe(6)
  })
})

describe('a provider (rules T38, T39)', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  test('is none unless the operator has set one', () => {
    vi.stubEnv('TRANSLATOR_URL', '')
    expect(translator()).toBeNull()
  })

  const answering = async (answer: () => Response | Promise<Response>, text = 'Bonjour') => {
    vi.stubEnv('TRANSLATOR_URL', 'https://translate.example/base')
    vi.stubEnv('TRANSLATOR_KEY', 'k')
    vi.spyOn(console, 'warn').mockReturnValue()
    const fetched = vi.fn((_url: URL, _init: RequestInit) => Promise.resolve().then(answer))
    vi.stubGlobal('fetch', fetched)
    const translated = await translator()?.translate(text, 'ko')
    const [url, init] = fetched.mock.calls[0] ?? []
    return { translated, url: String(url), sent: JSON.parse(String(init?.body)) as unknown }
  }

  test('is sent the text and the language, and answers the whole', async () => {
    const { translated, url, sent } = await answering(() =>
      Response.json({ translatedText: ' 안녕하십니까 ' }),
    )
    expect(translated).toBe('안녕하십니까')
    expect(url).toBe('https://translate.example/base/translate')
    expect(sent).toEqual({ q: 'Bonjour', source: 'auto', target: 'ko', format: 'text', api_key: 'k' })
  })

  test.each([
    ['is down', () => Promise.reject(new Error('down'))],
    ['refuses', () => new Response('no', { status: 429 })],
    ['answers something else', () => Response.json({ text: '안녕' })],
    ['answers no JSON', () => new Response('<html>')],
    ['answers nothing', () => Response.json({ translatedText: ' ' })],
    ['answers the same words', () => Response.json({ translatedText: 'Bonjour' })],
  ])('that %s has failed, and nothing is passed off as a translation', async (_, answer) => {
    expect((await answering(answer)).translated).toBeNull()
  })
})

test('a button is for what may be in another language (rule T39)', () => {
  expect(mayBeForeign('Hello there', 'ko')).toBe(true)
  expect(mayBeForeign('안녕하십니까', 'ko')).toBe(false)
  expect(mayBeForeign('안녕하십니까', 'fr')).toBe(true)
  expect(mayBeForeign('12 345 :)', 'en')).toBe(false)
})
