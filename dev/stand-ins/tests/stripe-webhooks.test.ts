import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openWorld, ORDER, type World } from './stripe-world'

let world: World
let session: Stripe.Checkout.Session
beforeEach(async () => {
  world = await openWorld({ backoff: [50, 50] })
  session = await world.stripe.checkout.sessions.create(ORDER)
})
afterEach(() => world.close())

const pay = () => world.control(`sessions/${session.id}/pay`)
const heard = (count: number) => expect.poll(() => world.shop.heard.length, { timeout: 3000 }).toBe(count)
const plan = (mode: string, more: object = {}) => world.control('webhooks', { mode, ...more })

async function states() {
  const { deliveries } = await world.control('deliveries', {}, 'GET')
  return deliveries.map(({ state }: { state: string }) => state)
}

describe('webhooks', () => {
  it('come twice when duplicated, with the same event id', async () => {
    await plan('duplicate', { types: ['checkout.session.completed'] })
    await pay()
    await heard(5)
    const [first, second] = world.shop.heard.slice(3)
    expect(first?.event?.id).toBe(second?.event?.id)
  })

  it('come in reverse when reordered', async () => {
    await plan('reorder')
    await pay()
    await heard(4)
    expect(world.shop.types()[0]).toBe('checkout.session.completed')
  })

  it('wait when held, and go out on flush in the order asked', async () => {
    await plan('hold')
    await pay()
    expect(await states()).toEqual(['pending', 'pending', 'pending', 'pending'])
    expect(world.shop.heard).toEqual([])
    await world.control('flush', { newestFirst: true })
    expect(world.shop.types()[0]).toBe('checkout.session.completed')
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered', 'delivered'])
  })

  it('come late when told to', async () => {
    await plan('late', { delayMs: 300 })
    await pay()
    expect(world.shop.heard).toEqual([])
    await heard(4)
  })

  it('are not sent again by their turn when a flush came first', async () => {
    await plan('late', { delayMs: 200 })
    await pay()
    await world.control('flush')
    expect(world.shop.heard).toHaveLength(4)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(world.shop.heard).toHaveLength(4)
  })

  it.each([['tamper'], ['forge'], ['stale']])(
    'fail the SDK’s check when the mode is %s, and pass once it is over',
    async (mode) => {
      await plan(mode, { types: ['checkout.session.completed'] })
      await pay()
      await heard(4)
      expect(world.shop.heard[3]).toMatchObject({ event: null, refused: 'signature' })
      await plan('deliver')
      await world.control('flush')
      expect(world.shop.heard.at(-1)?.event?.type).toBe('checkout.session.completed')
      expect(await states()).not.toContain('pending')
    },
  )

  it('are named when the shop refuses them, once for each event', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    world.shop.answerWith(400)
    await pay()
    await expect.poll(states).toEqual(['failed', 'failed', 'failed', 'failed'])
    const lines = said.mock.calls.map(([line]) => String(line))
    expect(lines).toHaveLength(4)
    expect(lines.filter((line) => line.includes('answered 400'))).toHaveLength(4)
    expect(lines.join()).toContain('checkout.session.completed')
  })

  it('are tried again when the shop fails, each time newly signed, and given up in the end', async () => {
    world.shop.answerWith(500)
    await pay()
    await heard(12)
    await expect.poll(states).toEqual(['failed', 'failed', 'failed', 'failed'])
    const [event] = (await world.stripe.events.list({ limit: 1 })).data
    expect(event?.pending_webhooks).toBe(1)
    world.shop.answerWith(200)
    await world.control('resend', { event: event?.id })
    expect(world.shop.heard.at(-1)?.event?.id).toBe(event?.id)
    expect((await world.stripe.events.list({ limit: 1 })).data[0]?.pending_webhooks).toBe(0)
  })

  it('left undelivered go out after a restart', async () => {
    await world.close()
    const file = join(tmpdir(), `maru-stripe-${randomUUID()}.json`)
    onTestFinished(() => rm(file))
    world = await openWorld({ file })
    session = await world.stripe.checkout.sessions.create(ORDER)
    await plan('hold')
    await pay()
    await world.restart()
    await heard(4)
  })
})
