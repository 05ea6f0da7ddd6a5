import { beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn } from '@/features/account/sign-in/sign-in-actions'
import { saveProfile } from '@/features/account/profile/profile-actions'
import { addToCart } from '@/features/buying/cart/actions'
import { makeDiscount } from '@/features/selling/discounts/discount-actions'
import { STAFF_COOKIE } from '@/server/auth/session/session-cookies'
import { sign } from '@maru/stand-ins/stripe/signature'
import { openBrowser, type Browser } from '~/tests/support/http/browser'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, type World } from '~/tests/support/open-world'
import * as csv from '@/app/api/buyer-orders/csv/route'
import * as salesCsv from '@/app/api/seller-orders/csv/route'
import * as cartLine from '@/app/api/cart/line/route'
import * as chat from '@/app/api/chat/[thread]/route'
import * as checkout from '@/app/api/checkout/route'
import * as pay from '@/app/api/checkout/[id]/pay/route'
import * as commission from '@/app/api/commission-invoice/[id]/route'
import * as health from '@/app/api/health/route'
import * as healthLive from '@/app/api/health/live/route'
import * as healthReady from '@/app/api/health/ready/route'
import * as invoice from '@/app/api/invoice/[id]/route'
import * as news from '@/app/api/notifications/[id]/route'
import * as session from '@/app/api/session/route'
import * as rest from '@/app/(payload)/api/[...slug]/route'
import * as stripe from '@/app/api/webhooks/stripe/route'
import * as logout from '@/app/api/session/logout/route'
import { adminCommand } from '~/tests/support/http/admin-command'

const transfer = adminCommand('transfer')

/** Before anything reads where the database is. */
const line = await vi.hoisted(async () => {
  const { openLine } = await import('~/tests/support/line')
  const opened = await openLine(process.env.DATABASE_URL ?? '')
  process.env.DATABASE_URL = opened.url
  return opened
})
let world: World
let buyer: Browser
beforeAll(async () => {
  world = await openWorld()
  buyer = openBrowser()
  await buyer.submit(signIn, { email: 'buyer@maru.test', password: PASSWORD })
  buyer.jar.set(STAFF_COOKIE, world.tokens.admin)
})

/** Nothing reaches the database meanwhile. */
async function whileAway<T>(work: () => Promise<T>): Promise<T> {
  await line.cut()
  try {
    return await work()
  } finally {
    await line.mend()
  }
}

type Handler = (request: Request, args: { params: Promise<never> }) => Promise<Response>

const NOBODY = '00000000-0000-4000-8000-000000000000'
const ask =
  (handler: Handler, path: string, init?: RequestInit, params: object = {}) =>
  () => {
    const request = new Request(`http://localhost/api/${path}`, init)
    request.headers.set('accept-language', 'fr')
    return handler(request, { params: Promise.resolve(params as never) })
  }
const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
const panel = (path: string, role?: 'admin' | 'buyer') => () => {
  const headers = role ? { authorization: `JWT ${world.tokens[role]}` } : undefined
  return ask(rest.GET as Handler, path, { headers }, { slug: path.split('/') })()
}

const ROUTES: [string, () => Promise<Response>][] = [
  ['the session', ask(session.GET, 'session')],
  ['a line of the cart', ask(cartLine.GET, `cart/line?product=${NOBODY}`)],
  ['a conversation', ask(chat.GET, 'chat/x', {}, { thread: NOBODY })],
  ['the checkout', ask(checkout.POST, 'checkout', json)],
  ['the way to pay', ask(pay.GET, 'checkout/x/pay', {}, { id: NOBODY })],
  ['a commission invoice', ask(commission.GET, 'commission-invoice/x', {}, { id: NOBODY })],
  ['an invoice', ask(invoice.GET, 'invoice/x', {}, { id: NOBODY })],
  ['the orders as CSV', ask(csv.GET, 'buyer-orders/csv')],
  ['what was sold as CSV', ask(salesCsv.GET, 'seller-orders/csv')],
  ['a notification', ask(news.GET, 'notifications/x', {}, { id: NOBODY })],
  ['a command of the desk', ask(transfer, 'admin-commands/transfer', json)],
  ['who the panel belongs to', panel('staff/me', 'admin')],
  ['a list of the panel', panel('orders', 'admin')],
  ["a member's document", panel('documents/file/x.pdf', 'buyer')],
  ['a picture', panel('media/file/x.png')],
]

describe('while the database is away', () => {
  test.each(ROUTES)('%s says that it could not ask, and keeps the session', async (_, route) => {
    const before = new Map(buyer.jar)
    const answer = await whileAway(() => buyer.within(route))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('réessayer') })
    expect(buyer.jar).toEqual(before)
  })

  test('a web server is alive, and is sent no requests', async () => {
    const states = async () => {
      const asked = [
        ask(healthLive.GET, 'health/live'),
        ask(healthReady.GET, 'health/ready'),
        ask(health.GET, 'health'),
      ]
      const answers = await Promise.all(asked.map((one) => one()))
      return answers.map(({ status, headers }) => `${status} ${headers.get('cache-control')}`)
    }
    expect(await whileAway(states)).toEqual(['200 no-store', '503 no-store', '503 no-store'])
    expect(await states()).toEqual(['200 no-store', '200 no-store', '200 no-store'])
  })

  test('a webhook of Stripe is answered with 503, so that Stripe tells again', async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_away')
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_away')
    const body = JSON.stringify({
      id: 'evt_away',
      object: 'event',
      type: 'charge.refunded',
      data: { object: {} },
    })
    const signature = sign(body, 'whsec_away', Math.floor(Date.now() / 1000))
    const headers = { 'stripe-signature': signature, 'content-length': String(body.length) }
    const tell = ask(stripe.POST, 'webhooks/stripe', { method: 'POST', headers, body })
    expect((await whileAway(tell)).status).toBe(503)
    expect((await tell()).status).toBe(200)
  })

  test.each([
    ['signing in', signIn, { email: 'buyer@maru.test' }, { password: PASSWORD }],
    ['the profile', saveProfile, { firstName: 'Jo', city: 'Ottawa' }, {}],
    ['adding to the cart', addToCart, { product: NOBODY, quantity: '3' }, {}],
    ['a discount', makeDiscount, { way: 'code', discountCode: 'SPRING10', percent: '10' }, {}],
  ])('%s can be sent again with what was typed', async (_, action, typed, secrets) => {
    const answer = await whileAway(() => buyer.submit(action, { ...typed, ...secrets }))
    expect(answer).toEqual({
      ok: false,
      isUnavailable: true,
      message: expect.stringContaining('try again in a moment'),
      kept: { locale: 'en', ...typed },
    })
  })

  test('logging out ends nothing and says so', async () => {
    const before = new Map(buyer.jar)
    const post = ask(logout.POST, 'session/logout', { method: 'POST' })
    const answer = await whileAway(() => buyer.within(post))
    expect(answer.headers.get('location')).toBe('/profile?problem=logout')
    expect(buyer.jar).toEqual(before)
  })

  test('and comes back, whoever was signed in still is', async () => {
    const answer = await buyer.within(ask(session.GET, 'session'))
    expect(await answer.json()).toMatchObject({ user: { type: 'buyer' } })
  })
})
