import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seenIn } from '@/domain/cart/quote/quote-changes'
import { addressMark, listAddresses } from '@/features/buying/checkout/address/addresses'
import { changeAddress, saveAddress } from '@/features/buying/checkout/address/address-actions'
import { checkOut } from '@/features/buying/checkout/actions'
import type { CheckoutState } from '@/features/buying/checkout/checkout-form'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import type { Member, SignedIn } from '~/tests/support/roles'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`)
  },
}))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.query('delete from cart_items')
})
afterAll(() => shop.close())

type Action<State> = (state: State, form: FormData) => Promise<State>

function send<State extends object>(
  role: SignedIn | 'visitor',
  action: Action<State>,
  fields: Record<string, string>,
) {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale: 'en', ...fields })) form.set(name, value)
  return action({} as State, form)
}
const memberOf = (role: Member) => {
  const user = shop.users[role]
  if (!user) throw new Error(`Nobody is signed in as ${role}.`)
  return user
}
const book = (role: Member) => listAddresses(memberOf(role))

const TYPED = {
  firstName: 'Jo',
  lastName: 'Kim',
  company: '',
  phone: '',
  address: '1 Rue Sainte-Catherine',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'h2x1k4',
}

describe('an address for the delivery', () => {
  test('is added to the member’s own book, and the checkout goes on with it', async () => {
    const before = await book('buyer')
    await expect(send('buyer', saveAddress, { ...TYPED, locale: 'fr' })).rejects.toThrow(
      /^to \/fr\/checkout\?address=[0-9a-f-]{36}$/,
    )
    const added = (await book('buyer')).filter(({ id }) => !before.some((one) => one.id === id))
    expect(added).toEqual([
      expect.objectContaining({ province: 'QC', postalCode: 'H2X 1K4', firstName: 'Jo' }),
    ])
  })

  test.each([
    [{ city: ' ' }, 'city'],
    [{ province: 'XX' }, 'province'],
    [{ postalCode: '12345' }, 'postalCode'],
    [{ firstName: '' }, 'firstName'],
    [{ country: 'KR' }, 'country'],
  ])('that is not right is refused with words at its field, and kept: %j', async (wrong, name) => {
    const before = await book('buyer')
    const answer = await send('buyer', saveAddress, { ...TYPED, ...wrong })
    expect(answer).toMatchObject({ ok: false, message: 'Please check the address.' })
    expect(Object.keys(answer.fields ?? {})).toEqual([name])
    expect(answer.kept).toMatchObject({ ...TYPED, ...wrong })
    expect(await book('buyer')).toEqual(before)
  })

  test('leads on with the shipping that was chosen before it, and with nothing else a form may say', async () => {
    const seller = shop.ids.sellers.seller
    const form = { ...TYPED, [`ship.${seller}`]: 'Express', 'ship.nobody': 'Express' }
    await expect(send('buyer', saveAddress, form)).rejects.toThrow(
      new RegExp(`^to /checkout\\?address=[0-9a-f-]{36}&ship=${seller}%3AExpress$`),
    )
  })

  test('is changed by its owner alone; another’s id makes one of one’s own', async () => {
    const foreign = shop.ids.addresses.otherBuyers
    const theirs = await book('otherBuyer')
    await expect(send('buyer', saveAddress, { ...TYPED, id: foreign })).rejects.toThrow('to /checkout')
    expect(await book('otherBuyer')).toEqual(theirs)
    const mine = shop.ids.addresses.buyers
    await expect(send('buyer', saveAddress, { ...TYPED, id: mine, city: 'Laval' })).rejects.toThrow(
      `to /checkout?address=${mine}`,
    )
    expect((await book('buyer')).find(({ id }) => id === mine)).toMatchObject({ city: 'Laval' })
    expect(await send('visitor', saveAddress, TYPED)).toMatchObject({ ok: false })
  })
})

describe('the delivery addresses of an account (rule P36)', () => {
  const idsOf = async (role: Member) => (await book(role)).map(({ id }) => id)

  test('are added and changed there, without a checkout', async () => {
    await expect(send('buyer', saveAddress, { ...TYPED, after: 'account', locale: 'ko' })).rejects.toThrow(
      'to /ko/profile/addresses?done=saved',
    )
  })

  test('have one that is offered first, and another once it is chosen', async () => {
    await send('buyer', saveAddress, TYPED).catch(() => undefined)
    const before = await idsOf('buyer')
    const last = before.at(-1) ?? ''
    for (const id of [last, before[0] ?? '', last])
      expect(await send('buyer', changeAddress, { id, do: 'first' })).toMatchObject({ ok: true })
    expect(await idsOf('buyer')).toEqual([last, ...before.filter((id) => id !== last)])
    const [row] = await shop.query<{ count: number }>(
      'select count(*)::int as count from addresses where user_id = $1 and is_default',
      [shop.ids.users.buyer],
    )
    expect(row?.count).toBe(1)
    expect(await send('buyer', changeAddress, { id: last, do: 'remove' })).toMatchObject({ ok: true })
    expect(await idsOf('buyer')).toEqual(before.filter((id) => id !== last))
    expect(await send('buyer', changeAddress, { id: last, do: 'remove' })).toMatchObject({
      message: 'The address wasn’t changed. This address has been deleted. Choose another one.',
    })
  })

  test('are their member’s alone', async () => {
    const theirs = await idsOf('otherBuyer')
    const id = shop.ids.addresses.otherBuyers
    for (const role of ['buyer', 'seller', 'visitor'] as const)
      for (const what of ['first', 'remove'])
        expect(await send(role, changeAddress, { id, do: what })).toMatchObject({ ok: false })
    expect(await idsOf('otherBuyer')).toEqual(theirs)
  })
})

describe('pressing the button', () => {
  async function aForm(more: object = {}) {
    const product = await shop.product()
    const { buyer } = shop.ids.users
    await shop.fill(buyer, { [product]: 10 })
    await send('buyer', saveAddress, { ...TYPED, province: 'ON', postalCode: 'M5H 1A1' }).catch(() => {})
    const to = (await book('buyer')).find(({ province }) => province === 'ON')
    if (!to) throw new Error('The book has no address in Ontario.')
    const { quote, digest } = await shop.seen(buyer)
    const seen = JSON.stringify(seenIn(quote))
    const form = {
      address: to.id,
      mark: addressMark(to),
      digest,
      seen,
      key: `form-${product}`,
      poNumber: 'PO-7',
      note: 'At the back',
      ...more,
    }
    return { product, form, quote }
  }
  const press = (form: Record<string, string>): Promise<CheckoutState> => send('buyer', checkOut, form)

  test('after a price has changed orders nothing, and tells what was seen and what was typed', async () => {
    const { product, form, quote } = await aForm()
    await shop.system.change('products', product, {
      moqPrices: [{ minQty: 1, maxQty: 999_999, unitPrice: 9_900 }],
    })
    const answer = await press(form)
    expect(answer).toMatchObject({
      ok: false,
      changed: true,
      before: seenIn(quote),
      kept: { provider: 'stripe', poNumber: 'PO-7', note: 'At the back' },
    })
    expect(await shop.query('select 1 from cart_items')).toHaveLength(1)
    const { digest } = await shop.seen(shop.ids.users.buyer)
    expect(await press({ ...form, digest })).toMatchObject({
      ok: true,
      message: 'Order created! Redirecting to payment...',
    })
  })

  test.each(['', '{', '[]', '{"lines":"x"}', '{"lines":[],"sellers":[],"tax":0.5,"total":1}'])(
    'with nonsense as what was seen still says that something changed: %s',
    async (seen) => {
      const { form } = await aForm({ digest: 'other', seen })
      const answer = await press(form)
      expect(answer).toMatchObject({ ok: false, changed: true })
      expect(answer.before).toBeUndefined()
    },
  )

  test('for what is sold out meanwhile says so, and keeps what was typed', async () => {
    const { product, form } = await aForm({ provider: 'transfer' })
    await shop.query('update products set stock = reserved where id = $1', [product])
    const answer = await press(form)
    await shop.query('update products set stock = reserved + 40 where id = $1', [product])
    expect(answer).toMatchObject({
      ok: false,
      message: 'Checkout Failed: This product is sold out.',
      kept: { provider: 'transfer', poNumber: 'PO-7' },
    })
  })

  test('for an address that was deleted meanwhile, or is somebody else’s, says so and keeps what was typed', async () => {
    const { form } = await aForm()
    await shop.query('delete from addresses where id = $1', [form.address])
    for (const address of [form.address, shop.ids.addresses.otherBuyers])
      expect(await press({ ...form, address })).toMatchObject({
        ok: false,
        message: 'Checkout Failed: This address has been deleted. Choose another one.',
        kept: { provider: 'stripe', poNumber: 'PO-7', note: 'At the back' },
      })
    expect(await shop.query('select 1 from cart_items')).toHaveLength(1)
  })

  test('for an address that says something else meanwhile orders nothing before that was seen', async () => {
    const { form } = await aForm()
    await expect(
      send('buyer', saveAddress, { ...TYPED, id: form.address, province: 'ON', postalCode: 'M5H 1A2' }),
    ).rejects.toThrow('to /checkout')
    for (const mark of [form.mark, ''])
      expect(await press({ ...form, mark })).toMatchObject({
        ok: false,
        message:
          'Checkout Failed: This address was changed after you opened this page. Please check it, then confirm again.',
        kept: { poNumber: 'PO-7' },
      })
    expect(await shop.query('select 1 from cart_items')).toHaveLength(1)
    const now = (await book('buyer')).find(({ id }) => id === form.address)
    expect(await press({ ...form, mark: addressMark(now ?? {}) })).toMatchObject({ ok: true })
  })

  test('twice, or fifty times at once, makes one order with one answer', async () => {
    const { form } = await aForm()
    const answers = await Promise.all(Array.from({ length: 50 }, () => press(form)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.ok).toBe(true)
  })
})
