import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { runLoop, type Loop } from '@/worker/run-loop'

const RECORD = {
  begin: () => undefined,
  done: () => undefined,
  failed: () => undefined,
  waits: () => undefined,
}
const LONG = 60_000

function start(loop: Omit<Loop, 'name'>, isLed = () => true) {
  const over = new AbortController()
  const onError = vi.fn()
  const running = runLoop({ name: 'tried', ...loop }, { signal: over.signal, record: RECORD, onError, isLed })
  onTestFinished(() => over.abort())
  return { ...running, onError, stop: () => over.abort() }
}

describe('a loop', () => {
  test('begins at once, and turns again after its pause', async () => {
    const work = vi.fn(async () => undefined)
    start({ pause: 20, work })
    expect(work).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(3))
  })

  test('that another process leads waits, and begins anew once it is led here', async () => {
    let isLed = false
    const [work, onLead] = [vi.fn(async () => undefined), vi.fn()]
    start({ pause: 10, isLed: true, work, onLead }, () => isLed)
    await wait(700)
    expect(work).not.toHaveBeenCalled()
    isLed = true
    await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(2))
    expect(onLead).toHaveBeenCalledOnce()
    isLed = false
    await wait(700)
    isLed = true
    await vi.waitFor(() => expect(onLead).toHaveBeenCalledTimes(2))
  })

  test('goes on at once while there is more', async () => {
    const work = vi.fn(async () => work.mock.calls.length < 5)
    start({ pause: LONG, work })
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(5))
    await wait(30)
    expect(work).toHaveBeenCalledTimes(5)
  })

  test('turns at once when it is woken, also during a turn', async () => {
    const work = vi.fn(() => wait(30))
    const { wake } = start({ pause: LONG, work })
    wake()
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
    await wait(60)
    wake()
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3))
    await wait(60)
    expect(work).toHaveBeenCalledTimes(3)
  })

  test('that fails tries again ever later, whoever wakes it, and starts over once it succeeds', async () => {
    const turns: number[] = []
    const work = vi.fn(async () => {
      turns.push(Date.now())
      if (turns.length < 6) throw new Error('No')
    })
    const { wake, onError } = start({ pause: 0, retry: { first: 40, last: 80 }, work })
    const waking = setInterval(wake, 5)
    onTestFinished(() => clearInterval(waking))
    await vi.waitFor(() => expect(turns.length).toBeGreaterThan(6), { timeout: 10_000 })
    const pauses = turns.slice(1, 6).map((at, before) => at - (turns[before] ?? 0))
    // A busy machine lengthens pauses and shortens none; a fifth that doubled each time would take 640 ms.
    expect(pauses[0]).toBeGreaterThanOrEqual(35)
    for (const later of pauses.slice(1)) expect(later).toBeGreaterThanOrEqual(75)
    expect(pauses[4]).toBeLessThan(600)
    expect(onError).toHaveBeenCalledTimes(5)
  })

  test('rests as long as its turn asks for, whoever wakes it', async () => {
    const work = vi.fn(() => wait(20))
    const { wake } = start({ pause: LONG, restAfter: (took) => 5 * took, work })
    await wait(30)
    wake()
    await wait(40)
    expect(work).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  })

  test('ends its turn when it is stopped, and no other begins', async () => {
    const steps: string[] = []
    const work = async () => {
      steps.push('begun')
      await wait(40)
      steps.push('done')
    }
    const { ended, stop } = start({ pause: 0, work })
    stop()
    await ended
    await wait(60)
    expect(steps).toEqual(['begun', 'done'])
  })

  test('is stopped in its pause at once', async () => {
    const { ended, stop } = start({ pause: LONG, work: async () => undefined })
    await wait(10)
    stop()
    await ended
  })
})
