import { beforeEach, expect, test, vi } from 'vitest'
import { listen } from '@/server/db/connections/listen'

const bus = vi.hoisted(() => ({ failing: 0 }))
vi.mock('pg', () => {
  class Client {
    on() {}
    async connect() {
      if (bus.failing > 0) {
        bus.failing -= 1
        throw new Error('The database is busy')
      }
    }
    async query() {}
    async end() {}
  }
  return { default: { Client, escapeIdentifier: String } }
})
beforeEach(() => vi.stubEnv('DATABASE_URL', 'postgres://localhost/none'))

/** What is logged until it listens. */
async function logged(failing: number) {
  bus.failing = failing
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const over = new AbortController()
  await new Promise<void>((connected) => {
    void listen({ channel: 'maru', onText: () => {}, onConnect: () => connected(), signal: over.signal })
  })
  over.abort()
  const calls = error.mock.calls.length
  error.mockRestore()
  return calls
}

test('one failure of a busy database is not logged, a second one is, once', async () => {
  expect(await logged(1)).toBe(0)
  expect(await logged(3)).toBe(1)
})
