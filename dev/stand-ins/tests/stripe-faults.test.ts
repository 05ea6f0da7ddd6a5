import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, ORDER, type World } from './stripe-world'

let world: World
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maru-stripe-test-'))
  world = await openWorld({ file: join(folder, 'stripe.json') })
})
afterEach(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const names = async () => {
  const saved = JSON.parse(await readFile(join(folder, 'stripe.json'), 'utf8'))
  return saved.customers.map(([, { name }]: [string, { name: string }]) => name)
}

describe('faults', () => {
  it('time out after doing the work, so that a retry with the same key finds it done', async () => {
    await world.control('faults', { kind: 'timeout', path: '/v1/customers' })
    const hasty = world.sdk({ timeout: 300 })
    await expect(hasty.customers.create({ name: 'Once' }, { idempotencyKey: 'k' })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    })
    expect(await names()).toEqual(['Once'])
    const again = await world.stripe.customers.create({ name: 'Once' }, { idempotencyKey: 'k' })
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(await names()).toEqual(['Once'])
  })

  it('are bridged by the SDK’s own retries', async () => {
    await world.control('faults', { kind: 'timeout' })
    const patient = world.sdk({ timeout: 300, maxNetworkRetries: 1 })
    await patient.customers.create({ name: 'Bridged' })
    expect(await names()).toEqual(['Bridged'])
  })

  it.each([
    ['error', 'StripeAPIError', 500],
    ['rate_limit', 'StripeRateLimitError', 429],
  ])('answer %s before doing anything', async (kind, type, statusCode) => {
    await world.control('faults', { kind, times: 2 })
    for (const name of ['one', 'two']) {
      await expect(world.stripe.customers.create({ name })).rejects.toMatchObject({ type, statusCode })
    }
    await world.stripe.customers.create({ name: 'three' })
    expect(await names()).toEqual(['three'])
  })

  it('strike only where they are told to, and can be taken back', async () => {
    await world.control('faults', { kind: 'error', method: 'POST', path: '/v1/refunds' })
    await world.stripe.customers.create({ name: 'unharmed' })
    await expect(world.stripe.refunds.create({ charge: 'ch_1' })).rejects.toMatchObject({ statusCode: 500 })
    await world.control('faults', { kind: 'error' })
    await world.control('faults', {}, 'DELETE')
    await world.stripe.customers.create({ name: 'unharmed' })
  })

  it('cannot be set by a web page’s form', async () => {
    const form = { method: 'POST', body: new URLSearchParams({ kind: 'error' }) }
    expect((await world.raw('/_control/faults', form)).status).toBe(400)
    expect(await world.control('faults', { kind: 'earthquake' })).toHaveProperty('error')
    expect(await world.control('teapot')).toHaveProperty('error')
  })
})

describe('the state', () => {
  it('is all there after a restart, keys and events included', async () => {
    const session = await world.stripe.checkout.sessions.create(ORDER, { idempotencyKey: 'kept' })
    await world.control(`sessions/${session.id}/pay`)
    const before = await world.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    })
    await world.restart()
    const after = await world.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    })
    expect(after).toEqual(before)
    expect((await world.stripe.events.list()).data).toHaveLength(4)
    const again = await world.stripe.checkout.sessions.create(ORDER, { idempotencyKey: 'kept' })
    expect(again.id).toBe(session.id)
  })

  it('is on disk before the answer, also for many at once', async () => {
    const all = Array.from({ length: 40 }, (_one, index) =>
      world.stripe.customers.create({ name: `n${index}` }),
    )
    await Promise.all(all)
    expect(await names()).toHaveLength(40)
  })

  it('is empty after a reset', async () => {
    await world.stripe.customers.create({ name: 'gone' })
    await world.control('reset')
    expect(await names()).toEqual([])
  })

  it('that cannot be read is said in one sentence', async () => {
    const file = join(folder, 'damaged.json')
    await writeFile(file, '{"customers":')
    await expect(openWorld({ file })).rejects.toThrow(`The file ${file} cannot be read.`)
  })
})
