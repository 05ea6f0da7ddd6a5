import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { watchActions } from '@/ui/forms/requests/action-fetch'
import { reasonOf } from '@/ui/forms/requests/failure'

const plain = vi.fn<typeof fetch>()
const ACTION = { method: 'POST', headers: { 'Next-Action': 'a1' } }
const send = (init: RequestInit = ACTION) => fetch('http://localhost/', init)

beforeAll(() => {
  vi.stubGlobal('fetch', plain)
  watchActions()
  watchActions()
})
beforeEach(() => {
  plain.mockReset()
})

const answering = (status: number, headers: Record<string, string> = {}) =>
  plain.mockResolvedValueOnce(new Response(null, { status, headers }))

it.each([
  [404, { 'x-nextjs-action-not-found': '1', 'content-type': 'text/plain' }, 'outdated'],
  [413, { 'content-type': 'text/plain' }, 'large'],
  [503, { 'retry-after': '5' }, 'busy'],
  [500, { 'content-type': 'text/html' }, 'unexpected'],
])(
  'an answer of status %i that is none of an action fails with its reason',
  async (status, headers, reason) => {
    answering(status, headers)
    const error: unknown = await send().catch((thrown: unknown) => thrown)
    expect(reasonOf(error)).toBe(reason)
  },
)

it.each([
  [200, 'text/x-component'],
  [429, 'text/x-component'],
  [500, 'text/x-component'],
  [200, 'text/plain'],
])('status %i as %s is left to Next', async (status, type) => {
  answering(status, { 'content-type': type })
  expect((await send()).status).toBe(status)
})

it('limits the time of an action, not of a file on its way nor of other requests', async () => {
  answering(200)
  answering(200)
  answering(503)
  const withFile = new FormData()
  withFile.set('document', new File(['%PDF-'], 'licence.pdf'))
  const withEmptyFile = new FormData()
  withEmptyFile.set('document', new File([], ''))
  await send({ ...ACTION, body: withEmptyFile })
  await send({ ...ACTION, body: withFile })
  await send({ method: 'POST' })
  expect(plain.mock.calls.map(([, init]) => init?.signal instanceof AbortSignal)).toEqual([
    true,
    false,
    false,
  ])
})
