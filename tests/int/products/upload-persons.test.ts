import { beforeAll, describe, expect, it, test, vi } from 'vitest'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { uploadProduct } from '@/features/selling/listing/form/upload/upload-actions'
import { aPicture } from '~/tests/support/factories/catalogue'
import { aFilledForm, postedFields } from '~/tests/support/factories/product-form'
import { PASSWORD } from '~/tests/support/factories/people'
import { formOf, openBrowser, type Answer } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const values = (sku: string, change: Partial<ProductValues> = {}): ProductValues => ({
  ...aFilledForm(),
  sku,
  mainCategory: world.ids.categories.room,
  subCategory: world.ids.categories.sub,
  images: [{ id: world.ids.media.sellers, alt: { en: '', fr: '', ko: '' } }],
  ...change,
})
const named = (sku: string) => world.system.all('products', { where: { sku: { equals: sku } } })
const pictures = async () => (await world.payload.count({ collection: 'media' })).totalDocs

/** Sends the form as a page without script does: with the files themselves. */
function post(token: string | undefined, typed: ProductValues, files: File[] = []) {
  const browser = openBrowser(token)
  const form = formOf(postedFields(typed))
  for (const file of files) form.append('pictures', file)
  return browser.submit((state) => uploadProduct(state, form))
}
const { data, name } = aPicture()
const aFile = (bytes: Uint8Array = data, as = name, type = 'image/png') =>
  new File([new Uint8Array(bytes)], as, { type })
const valuesOf = (answer: Answer) => (answer as { values?: ProductValues }).values

async function signIn(email: string) {
  const { token } = await world.payload.login({ collection: 'users', data: { email, password: PASSWORD } })
  return token
}

describe('who may not list a product stores nothing, no picture either', () => {
  const refused = { ok: false, message: 'Only approved sellers can upload products.' }

  it.each([
    ['buyer', async () => world.tokens.buyer],
    ['pendingSeller', async () => world.tokens.pendingSeller],
    ['rejectedSeller', () => signIn('rejectedseller@maru.test')],
    ['suspendedSeller', () => signIn('suspendedseller@maru.test')],
  ])('%s', async (who, tokenOf) => {
    const before = await pictures()
    const answer = await post(await tokenOf(), values(`NO-${who}`), [aFile()])
    expect(answer).toMatchObject(refused)
    expect(valuesOf(answer)?.name.fr).toBe('Robinet de lavabo')
    expect([await named(`NO-${who}`), await pictures()]).toEqual([[], before])
  })

  it.each(['visitor', 'admin', 'editor'] as const)('%s', async (who) => {
    const token = who === 'visitor' ? undefined : world.tokens[who]
    expect(await post(token, values(`NO-${who}`))).toMatchObject({
      ok: false,
      message: 'Please sign in first.',
    })
    expect(await named(`NO-${who}`)).toEqual([])
  })

  test('a seller who was suspended since the page was opened', async () => {
    const { otherSeller } = world.ids.sellers
    const change = (data: object) => world.system.change('sellers', otherSeller, data)
    await change({ status: 'suspended', statusReason: 'Late.' })
    const token = await signIn('otherseller@maru.test')
    expect(await post(token, values('NO-since'))).toMatchObject(refused)
    await change({ status: 'active' })
    expect(await named('NO-since')).toEqual([])
  })

  test('a seller who is suspended while the form is being stored', async () => {
    const { otherSeller } = world.ids.sellers
    const token = await signIn('otherseller@maru.test')
    // The session still says active: the row says otherwise.
    const read = vi.spyOn(await import('@/server/auth/session/session'), 'currentMember')
    const member = await openBrowser(token).within(async () =>
      (await import('@/server/auth/session/session')).currentMember(),
    )
    read.mockResolvedValueOnce(member)
    await world.system.change('sellers', otherSeller, { status: 'suspended', statusReason: 'Late.' })
    const images = [{ id: world.ids.media.otherSellers, alt: { en: '', fr: '', ko: '' } }]
    expect(await post(token, values('NO-while', { images }))).toMatchObject({ ok: false })
    await world.system.change('sellers', otherSeller, { status: 'active' })
    read.mockRestore()
    expect(await named('NO-while')).toEqual([])
  })
})

describe('pictures that come with the form', () => {
  test('are stored as the seller’s own and listed after those that were there', async () => {
    expect(
      await post(world.tokens.seller, values('FILE-1'), [aFile(), aFile(data, 'back.png')]),
    ).toMatchObject({
      ok: true,
    })
    const [product] = await named('FILE-1')
    const images = product?.images as string[]
    expect([images.length, images[0]]).toEqual([3, world.ids.media.sellers])
    for (const id of images)
      expect(await world.system.get('media', id)).toMatchObject({ owner: world.ids.sellers.seller })
  })

  test('come back by id where the form is refused, and need not be sent again', async () => {
    const before = await pictures()
    const typed = values('FILE-2', { images: [], weight: 'heavy', stock: '7' })
    const answer = await post(world.tokens.seller, typed, [aFile()])
    const back = valuesOf(answer)
    expect(answer).toMatchObject({ ok: false, fields: { weight: expect.any(String) } })
    expect(back).toMatchObject({ weight: 'heavy', stock: '7', images: [{ id: expect.any(String) }] })
    const [image] = back?.images ?? []
    expect((answer as { stored?: object }).stored).toEqual({
      [image?.id ?? '']: { src: expect.stringMatching(/^\/img\/[\w-]{12}-160$/), name: 'my_tile.webp' },
    })
    if (!back) throw new Error('The form did not come back')
    expect(await post(world.tokens.seller, { ...back, weight: '2,5' })).toMatchObject({ ok: true })
    expect(await named('FILE-2')).toMatchObject([{ weight: 2.5, images: [image?.id] }])
    expect(await pictures()).toBe(before + 1)
  })

  test('that are no pictures are each named, and nothing is listed', async () => {
    const svg = aFile(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.png')
    const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    const damaged = aFile(
      new Uint8Array([...head, ...Array.from({ length: 300 }, (_, at) => at % 251)]),
      'torn.png',
    )
    const large = new Uint8Array(11 * 1024 * 1024)
    large.set(data)
    const files = [svg, damaged, aFile(large, 'large.png'), aFile()]
    const answer = await post(world.tokens.seller, values('FILE-3', { images: [] }), files)
    expect(answer.fields).toEqual({
      images:
        'logo.png: Choose a JPEG, PNG, WebP or GIF image. ' +
        'torn.png: This file is damaged and can’t be read. Choose another one. ' +
        'large.png: The file is larger than 10 MB.',
    })
    expect(valuesOf(answer)?.images).toHaveLength(1)
    expect(await named('FILE-3')).toEqual([])
  })

  test('beyond twelve are not stored', async () => {
    const before = await pictures()
    const files = Array.from({ length: 14 }, (_, at) => aFile(data, `${at}.png`))
    const answer = await post(world.tokens.seller, values('FILE-4'), files)
    expect(answer.fields).toEqual({ images: 'Use no more than 12 images.' })
    expect([valuesOf(answer)?.images.length, await pictures()]).toEqual([12, before + 11])
  })

  test('sent twice make one product', async () => {
    const send = () => post(world.tokens.seller, values('FILE-5', { images: [] }), [aFile()])
    expect(await Promise.all([send(), send()])).toMatchObject([{ ok: true }, { ok: true }])
    expect(await named('FILE-5')).toHaveLength(1)
  })
})
