import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '~/dev/stand-ins/browser'
import { openWorld, ORDER, SHOP, TOTAL, type World } from './stripe-world'

let world: World
let browser: ReturnType<typeof openBrowser>
beforeEach(async () => {
  world = await openWorld()
  browser = openBrowser(world.url())
})
afterEach(() => world.close())

async function open(changes: object = {}) {
  const { id, url } = await world.stripe.checkout.sessions.create({ ...ORDER, ...changes })
  const { response } = await browser.visit(url ?? '')
  return { id, url: url ?? '', status: response.status, text: await response.text() }
}

const statusOf = async (id: string) => (await world.stripe.checkout.sessions.retrieve(id)).status

describe('the pay page', () => {
  it('shows the shop, every line, the total and the way back', async () => {
    const { text } = await open({ branding_settings: { display_name: 'Maru' } })
    for (const part of [
      'Pay Maru',
      'Oak slat acoustic wall panel',
      '12 × $20.50',
      '$246.00',
      '$277.98',
      `${SHOP}/cart`,
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('<script')
  })

  it('takes the money, tells the shop first, and sends the buyer back', async () => {
    const { id, url } = await open()
    const { url: back } = await browser.post(`${url}/pay`, { name: 'Jo Park' })
    expect(back).toBe(`${SHOP}/order/1?session=${id}`)
    expect(world.shop.types()).toContain('checkout.session.completed')
    expect(await world.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      amount_total: TOTAL,
      customer_details: { name: 'Jo Park', email: 'buyer@maru.test' },
    })
  })

  it('does not keep the buyer waiting when webhooks are held', async () => {
    await world.control('webhooks', { mode: 'hold' })
    const { url } = await open()
    expect((await browser.post(`${url}/pay`, {})).url).toContain(`${SHOP}/order/1`)
    expect(world.shop.heard).toEqual([])
  })

  it('stays after a declined card', async () => {
    const { id, url } = await open()
    const { response } = await browser.post(`${url}/decline`, { name: 'Jo' })
    expect(response.status).toBe(402)
    const text = await response.text()
    expect(text).toContain('Your card was declined.')
    expect(text).toContain('value="Jo"')
    expect(await statusOf(id)).toBe('open')
  })

  it('lets a buyer pay later, unless only cards are allowed', async () => {
    const { id, url } = await open()
    expect((await browser.post(`${url}/later`, {})).url).toContain(`${SHOP}/order/1`)
    expect(await world.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'unpaid' })
    expect((await open({ allowed_payment_method_types: ['card'] })).text).not.toContain('/later')
  })

  it('asks for an address when the shop gave none', async () => {
    const { url } = await open({ customer_email: undefined })
    const { response } = await browser.post(`${url}/pay`, { email: '' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Enter an e-mail address.')
  })

  it('says so when there is nothing to pay any more, and takes no second payment', async () => {
    const { id, url } = await open()
    await browser.post(`${url}/pay`, {})
    const { response } = await browser.post(`${url}/pay`, {})
    expect(await response.text()).toContain('You have already paid')
    const expired = await open()
    await world.stripe.checkout.sessions.expire(expired.id)
    expect(await (await browser.visit(expired.url)).response.text()).toContain('This checkout has expired')
    expect((await browser.visit('/c/pay/cs_test_none')).response.status).toBe(404)
    const { data } = await world.stripe.events.list({ type: 'charge.succeeded' })
    expect(data).toHaveLength(1)
    expect(await statusOf(id)).toBe('complete')
  })

  it.each([
    ['fr-CA', 'Payer plus tard par débit bancaire', '277,98\u00a0$'],
    ['ko', '나중에 계좌 이체로 결제', 'CA$277.98'],
  ])('speaks the language of the session: %s', async (locale, words, amount) => {
    const { text } = await open({ locale })
    expect(text).toContain(words)
    expect(text).toContain(amount)
  })

  it('escapes what the shop sends', async () => {
    const { text } = await open({ branding_settings: { display_name: '<img src=x onerror=alert(1)>' } })
    expect(text).not.toContain('<img src=x')
  })

  it('has a desk where a person settles a bank debit', async () => {
    const { id, url } = await open()
    await browser.post(`${url}/later`, {})
    expect(await (await browser.visit('/')).response.text()).toContain('The money arrives')
    await browser.post(`/desk/sessions/${id}/settle`, {})
    expect(await world.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' })
    expect((await browser.post(`/desk/sessions/${id}/settle`, {})).response.status).toBe(200)
  })
})
