import { notFound, redirect } from 'next/navigation'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import en from '@/messages/en'
import { ask } from '@/ui/forms/requests/ask'
import { reasonOf, reasonOfStatus, REASONS, RequestFailure, withReason } from '@/ui/forms/requests/failure'

const words = { ...en.failure, unexpected: en.errors.unexpected }
const dataset = Object.fromEntries(
  REASONS.map((reason) => [`failed${reason[0]?.toUpperCase()}${reason.slice(1)}`, words[reason]]),
)

beforeEach(() => {
  vi.stubGlobal('document', { body: { dataset } })
})

describe('a request of the page', () => {
  it('gives its answer, also one that is nothing', async () => {
    expect(await ask(async () => ({ ok: true }))).toEqual({ answer: { ok: true } })
  })

  it.each([
    ['a cut network', new TypeError('Failed to fetch'), words.offline],
    ['an answer that breaks off', new Error('Connection closed.'), words.offline],
    ['script that does not arrive', Object.assign(new Error(), { name: 'ChunkLoadError' }), words.offline],
    ['no answer in time', new DOMException('', 'TimeoutError'), words.slow],
    ['an error of the server', Object.assign(new Error('Hidden'), { digest: '42' }), words.unexpected],
    ['anything that is no error', 'why', words.unexpected],
    ['another release', new RequestFailure('outdated'), words.outdated],
  ])('tells the reason: %s', async (_, error, sentence) => {
    expect(await ask(() => Promise.reject(error))).toEqual({ problem: sentence })
  })

  it('lets a redirect and a page that is not there pass through to Next', async () => {
    await expect(ask(async () => redirect('/'))).rejects.toThrow('NEXT_REDIRECT')
    await expect(ask(async () => notFound())).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})

it.each([
  [413, 'large'],
  [429, 'busy'],
  [500, 'unexpected'],
  [502, 'busy'],
  [503, 'busy'],
  [504, 'slow'],
])('status %i is the reason %s', (status, reason) => {
  expect(reasonOfStatus(status)).toBe(reason)
  expect(reasonOf(new RequestFailure(reasonOfStatus(status)))).toBe(reason)
})

it('puts the reason into its place in a sentence, or on the line below', () => {
  expect(withReason(en.login.failed, 'No $& connection.')).toBe('Sign In Failed: No $& connection.')
  expect(withReason(en.profile.failed, words.offline)).toBe(`Failed to update profile\n${words.offline}`)
})
