import { beforeAll, describe, expect, test } from 'vitest'
import { getCheckout } from '@/features/buying/checkout/get-checkout'
import { getProduct } from '@/features/shop/product/get-product'
import {
  addBusinessDocument,
  removeBusinessDocument,
} from '@/features/selling/profile/documents/document-actions'
import { listBusinessDocuments, documentName } from '@/features/selling/profile/documents/list-documents'
import { saveShippingTerms } from '@/features/selling/profile/terms/terms-actions'
import { aPaper } from '~/tests/support/factories/catalogue'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'
import { openTerms } from '~/tests/support/seller-forms'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const rulesOf = async (name: 'seller' | 'otherSeller') =>
  (await world.payload.findByID({ collection: 'sellers', id: world.ids.sellers[name], depth: 0 }))
    .shippingRules

describe('the shipping terms', () => {
  const RULE = {
    shippingRules0Kind: 'per_box',
    shippingRules0Amount: '12.00',
    shippingRules0FreeOver: '$5,000',
  }

  test('are stored in the order of their positions, and name where nobody can order', async () => {
    const { send, unreached } = await openTerms(world.tokens.seller)
    expect(unreached).not.toContain('ON')
    const answer = await send({
      ...RULE,
      shippingRules7Position: '1',
      shippingRules7Kind: 'quoted',
      shippingRules7Service: 'Express',
      shippingRules7QC: 'on',
    })
    expect(answer).toMatchObject({
      ok: true,
      message: 'Your shipping terms are saved.',
      hasRules: true,
      kept: { shippingRules0Position: '1', shippingRules1Position: '2' },
    })
    expect((answer as { unreached?: string[] }).unreached).not.toContain('QC')
    expect(await rulesOf('seller')).toMatchObject([
      { kind: 'per_box', amount: 1200, freeOver: 500000, provinces: ['ON'] },
      { kind: 'quoted', service: 'Express', provinces: ['QC'] },
    ])
  })

  test('are tried for up to three places without being stored (rule S48)', async () => {
    const before = await rulesOf('otherSeller')
    const { send } = await openTerms(world.tokens.otherSeller)
    const trial = { trial: '1', trialTo: 'AB', trialBoxes: '3', trialSubtotal: '480' }
    expect(await send({ ...RULE, shippingRules0AB: 'on', ...trial })).toMatchObject({
      trial: [{ about: 'To Alberta, 3 boxes, $480.00:', lines: ['Standard shipping: $36.00'] }],
      kept: { shippingRules0Amount: '12.00', trialTo: 'AB' },
    })
    expect(await send({ ...RULE, ...trial, trialTo: 'ON', trialTo2: 'YT', trialTo3: 'YT' })).toMatchObject({
      trial: [
        { about: 'To Ontario, 3 boxes, $480.00:' },
        {
          about: 'To Yukon, 3 boxes, $480.00:',
          lines: ['no rule applies, so nobody there can order from you.'],
        },
      ],
    })
    expect(await send({ ...trial, trialTo: 'ZZ', trialBoxes: '0', trialSubtotal: '-1' })).toMatchObject({
      ok: false,
      fields: {
        trialTo: expect.any(String),
        trialBoxes: expect.any(String),
        trialSubtotal: expect.any(String),
      },
    })
    expect(await rulesOf('otherSeller')).toEqual(before)
  })

  test('come back with what is wrong, and ask before they overwrite', async () => {
    const [one, other] = [
      await openTerms(world.tokens.otherSeller),
      await openTerms(world.tokens.otherSeller),
    ]
    expect(await one.send({ shippingRules0Amount: '1.005', shippingRules1Service: 'X' })).toMatchObject({
      fields: {
        shippingRules0Amount: expect.stringContaining('two decimals'),
        shippingRules1Kind: expect.any(String),
      },
    })
    expect(await one.send({ shippingRules0Remove: 'on' })).toMatchObject({ ok: true, hasRules: false })
    const asked = await other.send({ shippingRules0Amount: '7' })
    expect(asked).toMatchObject({ ok: false, conflicts: { facts: [{ label: 'Rules', now: 'No rules' }] } })
    const { overwrite } = (asked as { conflicts?: { overwrite: string } }).conflicts ?? { overwrite: '' }
    expect(await other.send({ shippingRules0Amount: '7', overwrite })).toMatchObject({ ok: true })
    expect(await rulesOf('otherSeller')).toMatchObject([{ amount: 700 }])
  })

  test('are nobody else’s', async () => {
    const tries = [undefined, world.tokens.admin, world.tokens.buyer, world.tokens.suspendedSeller]
    for (const token of tries)
      expect(await openBrowser(token).submit(saveShippingTerms, RULE)).toMatchObject({ ok: false })
  })
})

describe('business documents', () => {
  const file = (data = new Uint8Array(aPaper().data), name = 'registration.pdf') =>
    new File([data], name, { type: 'application/pdf' })
  const add = (token: string | undefined, sent?: File) => {
    const form = formOf({})
    form.set('document', sent ?? new File([], ''))
    return openBrowser(token).within(() => addBusinessDocument({}, form))
  }
  const own = async () =>
    listBusinessDocuments(await memberUser(world.payload, world.ids.users.pendingSeller))
  const counted = async (user: World['users']['visitor']) => {
    const where = { owner: { equals: world.ids.users.pendingSeller } }
    return (await world.payload.find({ collection: 'documents', where, user, overrideAccess: false }))
      .totalDocs
  }

  test('are three at most, however they are sent', async () => {
    const before = (await own()).length
    const { pendingSeller } = world.tokens
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(pendingSeller, file())))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3 - before)
    expect(answers.find(({ ok }) => !ok)?.fields?.document).toContain(
      'You already have 3 business documents.',
    )
    const sent = { data: Buffer.from(aPaper().data), name: 'a.pdf', mimetype: 'application/pdf', size: 9 }
    const rest = world.payload.create({
      collection: 'documents',
      data: { kind: 'business' },
      file: sent,
      user: world.users.pendingSeller,
      overrideAccess: false,
    })
    await expect(rest).rejects.toMatchObject({ status: 400 })
    expect((await own()).map(({ filename }) => documentName(filename))).toContain('registration.pdf')
    expect(await counted(world.users.admin)).toBeGreaterThanOrEqual(3)
    expect(await counted(world.users.otherSeller)).toBe(0)
  })

  test('are refused where they are none', async () => {
    const { seller } = world.tokens
    expect(await add(seller)).toMatchObject({ fields: { document: 'Choose a file first.' } })
    expect(await add(seller, file(new TextEncoder().encode('<svg>')))).toMatchObject({
      fields: { document: 'Choose a PDF, JPEG or PNG file.' },
    })
    expect(await add(seller, file(new Uint8Array(10 * 1024 * 1024 + 1)))).toMatchObject({
      fields: { document: 'The file is larger than 10 MB.' },
    })
    for (const token of [undefined, world.tokens.admin, world.tokens.buyer, world.tokens.suspendedSeller])
      expect(await add(token, file())).toMatchObject({ ok: false })
  })

  test('are removed by their seller alone', async () => {
    const [document] = await own()
    const remove = (token: string | undefined, id = document?.id ?? '') =>
      openBrowser(token).submit(removeBusinessDocument, { id })
    for (const role of ['seller', 'buyer', 'admin', 'suspendedSeller'] as const)
      expect(await remove(world.tokens[role])).toMatchObject({ ok: false })
    expect(await remove(world.tokens.pendingSeller, 'x')).toMatchObject({ ok: false })
    expect(await own()).toContainEqual(document)
    expect(await remove(world.tokens.pendingSeller)).toMatchObject({
      ok: true,
      message: 'The document is removed.',
    })
    expect((await remove(world.tokens.pendingSeller)).ok).toBe(false)
    expect(await own()).not.toContainEqual(document)
  })
})

describe('a holiday', () => {
  const days = (holidayFrom: string | null, holidayTo: string | null) =>
    world.system.change('sellers', world.ids.sellers.seller, { holidayFrom, holidayTo })
  const shown = async () => {
    const product = await getProduct('en', world.ids.products.live)
    const { holidays } = await getCheckout(world.ids.users.buyer, 'en', 'ON')
    return [typeof product === 'string' ? product : product.seller.holiday, Object.values(holidays)]
  }

  test('is shown on the product page and at the checkout until it is over', async () => {
    const holiday = { from: '2031-12-24', to: '2031-12-31' }
    await days(holiday.from, holiday.to)
    expect(await shown()).toEqual([holiday, [holiday]])
    await days('2020-12-24', '2020-12-31')
    expect(await shown()).toEqual([null, []])
    await days(null, null)
    expect(await shown()).toEqual([null, []])
  })
})
