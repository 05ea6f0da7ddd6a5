import { afterEach, expect, test, vi } from 'vitest'
import { sendCommand } from '@/admin/commands/send-command'

const TEXTS = { failed: 'It failed.', unsure: 'Nobody knows.', problems: { 'staff.proof': 'A wrong code.' } }

afterEach(() => void vi.unstubAllGlobals())

const send = (answer: () => Promise<Response>, texts: Parameters<typeof sendCommand>[2] = TEXTS) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return { sent: sendCommand('order-open', { order: '1' }, texts), fetch }
}
const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }))

test('a command is sent as JSON to its own address', async () => {
  const { sent, fetch } = send(() => json({ name: 'A' }))
  expect(await sent).toEqual({ ok: true, value: { name: 'A' } })
  expect(fetch).toHaveBeenCalledWith('/api/admin-commands/order-open', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"order":"1"}',
  })
})

test('a file is answered as one', async () => {
  const { sent } = send(() =>
    Promise.resolve(new Response('a;b', { headers: { 'content-type': 'text/csv' } })),
  )
  const answer = await sent
  expect(answer.ok && answer.value instanceof Blob).toBe(true)
})

test.each([
  ['the server’s sentence', { issues: [{ code: 'x', message: 'Not so.' }] }, 422, 'Not so.'],
  ['the form’s own, by the code', { issues: [{ code: 'staff.proof' }] }, 403, 'A wrong code.'],
  ['that it failed, where neither is there', { message: 'Not found.' }, 404, 'It failed.'],
  [
    'that nothing is known, after an error of the server',
    { message: 'Unexpected error.' },
    500,
    'Nobody knows.',
  ],
])('a refusal says %s', async (_, body, status, problem) => {
  expect(await send(() => json(body, status)).sent).toMatchObject({ ok: false, problem })
})

test('a code is asked for without a problem, and with one after a wrong code', async () => {
  expect(await send(() => json({ asks: 'code' }, 403)).sent).toEqual({ ok: false, problem: '', asks: 'code' })
  const wrong = { asks: 'code', issues: [{ code: 'staff.proof' }] }
  expect(await send(() => json(wrong, 403)).sent).toMatchObject({ asks: 'code', problem: 'A wrong code.' })
})

test('a response that was lost says that nothing is known, or that it failed where the form has no such words', async () => {
  const lost = () => Promise.reject(new TypeError('network'))
  expect(await send(lost).sent).toMatchObject({ ok: false, problem: 'Nobody knows.' })
  expect(await send(lost, { failed: 'It failed.' }).sent).toMatchObject({ ok: false, problem: 'It failed.' })
})
