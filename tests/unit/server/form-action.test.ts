import { ValidationError } from 'payload'
import { expect, test, vi } from 'vitest'
import { visitorAction } from '@/server/http/forms/form-action'

vi.mock('next/headers', () => import('~/tests/support/next/headers'))
vi.mock('next-intl/server', () => import('~/tests/support/next/intl-server'))

const refusing = (error: object) =>
  visitorAction({ words: 'cart', failed: (t) => t('noProduct') }, async () => {
    throw new ValidationError({
      collection: 'addresses',
      errors: [{ message: 'no', path: 'city', ...error }],
    })
  })

test('a broken rule becomes a sentence beside its field', async () => {
  const answer = await refusing({ code: 'address.city' })({}, new FormData())
  expect(answer).toMatchObject({ ok: false, fields: { city: expect.stringMatching(/\w/) } })
})

test('a value that Payload refuses by itself is an error, not an empty answer', async () => {
  await expect(refusing({})({}, new FormData())).rejects.toThrow(ValidationError)
})
