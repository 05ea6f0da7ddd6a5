import { beforeAll, expect, it, test } from 'vitest'
import { saveOwnPage } from '@/features/selling/profile/page/page-actions'
import { listPageGoods } from '@/features/selling/profile/page/get-page'
import { openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'
import { openPage, openProfile } from '~/tests/support/seller-forms'

let world: World
beforeAll(async () => void (world = await openWorld()))
const stored = () =>
  world.payload.findByID({ collection: 'sellers', id: world.ids.sellers.seller, depth: 0, locale: 'all' })

test('a seller saves what the own page says, and nothing else of the profile (rule C75)', async () => {
  const before = await stored()
  const { send } = await openPage(world.tokens.seller)
  const typed = { descriptionKo: '욕실 수전을 만듭니다.', holidayFrom: '2027-02-05', holidayTo: '2027-02-09' }
  expect(await send({ ...typed, company: 'Another', country: 'CA', gstNumber: '1' })).toMatchObject({
    ok: true,
    message: 'Your page is saved.',
  })
  const { description, holidayFrom, holidayTo, updatedAt: _, ...rest } = await stored()
  expect(description).toMatchObject({ ko: typed.descriptionKo })
  expect([holidayFrom, holidayTo].map((day) => day?.slice(0, 10))).toEqual(['2027-02-05', '2027-02-09'])
  expect(rest).toMatchObject({ company: before.company, country: before.country, address: before.address })
})

test('what the profile changed meanwhile is asked about, and a value that only it changed stays', async () => {
  const page = await openPage(world.tokens.seller)
  const profile = await openProfile(world.tokens.seller)
  expect(await profile.send({ descriptionEn: 'By the profile.' })).toMatchObject({ ok: true })
  expect(await page.send({ descriptionFr: 'Par la page.' })).toMatchObject({ ok: true })
  expect((await stored()).description).toMatchObject({ en: 'By the profile.', fr: 'Par la page.' })
  expect(await page.send({ descriptionEn: 'By the page.' })).toMatchObject({
    ok: false,
    conflicts: { facts: [{ now: 'By the profile.' }] },
  })
})

test('comes back with what is wrong', async () => {
  const { send } = await openPage(world.tokens.seller)
  expect(
    await send({
      descriptionEn: 'x'.repeat(4_001),
      bandSku: 'y'.repeat(201),
      holidayFrom: '2027-02-05',
      holidayTo: '',
    }),
  ).toMatchObject({
    ok: false,
    fields: {
      descriptionEn: expect.any(String),
      bandSku: expect.any(String),
      holidayTo: expect.any(String),
    },
  })
  expect(await send({ bandSku: 'NOT-MINE' })).toMatchObject({ fields: { bandSku: expect.any(String) } })
})

it('offers only pictures of the seller’s own goods on sale', async () => {
  for (const name of ['seller', 'otherSeller', 'pendingSeller'] as const) {
    const member = await memberUser(world.payload, world.ids.sellers[name])
    const goods = await listPageGoods(member, 'en')
    const { docs } = await world.payload.find({
      collection: 'products',
      where: { seller: { equals: world.ids.sellers[name] }, isLive: { equals: true } },
      depth: 0,
      limit: 200,
    })
    expect(docs.map(({ sku }) => sku)).toEqual(expect.arrayContaining(goods.map(({ sku }) => sku)))
  }
})

it('is nobody else’s', async () => {
  for (const token of [undefined, world.tokens.admin, world.tokens.buyer, world.tokens.suspendedSeller])
    expect(await openBrowser(token).submit(saveOwnPage, { descriptionEn: 'Mine' })).toMatchObject({
      ok: false,
    })
})
