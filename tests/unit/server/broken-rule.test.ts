import { APIError, Forbidden, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { isBrokenRule } from '@/server/http/forms/form'

const errors = [{ path: 'number', message: 'registration.gst', code: 'registration.gst' }]

/** As another bundle has it: the same in all but the class. */
class Elsewhere extends Error {
  status = 400
  data = { collection: 'verifications', errors }
}

test.each([new ValidationError({ collection: 'verifications', errors }), new Elsewhere()])(
  '%s of this Payload or another one is a broken rule',
  (error) => {
    expect(isBrokenRule(error)).toBe(true)
  },
)

test.each([
  new Error('The database is gone.'),
  new Forbidden(),
  new APIError('upload.missing', 400, { code: 'upload.missing' }, true),
  new APIError('Something', 400),
  { status: 400, data: { errors } },
  null,
])('%s is none', (error) => {
  expect(isBrokenRule(error)).toBe(false)
})
