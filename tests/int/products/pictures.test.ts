import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { picturePath, type PictureWidth } from '@/domain/products/picture'
import { GET } from '@/app/img/[name]/route'
import { aProduct, aProductChange } from '~/tests/support/factories/catalogue'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const photo = (colour: string) =>
  sharp({
    create: {
      width: 1200,
      height: 1500,
      channels: 3,
      background: colour,
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })

async function upload(data: Buffer, name = 'tile.png', mimetype = 'image/png') {
  const { payload, users } = world
  const file = { data, name, mimetype, size: data.length }
  return payload.create({ collection: 'media', data: {}, file, overrideAccess: false, user: users.seller })
}

async function ask(name: string, accept = 'image/avif,image/webp,*/*', headers = {}) {
  const answer = await GET(new Request(`http://maru.test/img/${name}`, { headers: { accept, ...headers } }), {
    params: Promise.resolve({ name }),
  })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const nameOf = (hash: unknown, width: PictureWidth) => picturePath(String(hash), width).replace('/img/', '')

describe('an uploaded picture', () => {
  test.each([
    ['AVIF to a browser that reads it', 'image/avif,image/webp,*/*', ['avif', 'webp']],
    ['WebP to one that does not', 'image/webp,*/*', ['webp']],
    ['WebP to whoever says nothing', '', ['webp']],
  ])('is sent as %s, at the width of its address, to be kept for ever', async (_, accept, types) => {
    const { hash } = await upload(await photo('#a08060').png().toBuffer())
    for (const width of [400, 768] as const) {
      const { answer, bytes } = await ask(nameOf(hash, width), accept)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('vary')).toBe('Accept')
      expect(types).toContain(answer.headers.get('content-type')?.replace('image/', ''))
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width * 1.25 })
    }
  })

  test('is made size by size, so that a processor stays free for pages', async () => {
    let most = 0
    const count = () => {
      const { queue, process } = sharp.counters()
      most = Math.max(most, queue, process)
    }
    sharp.queue.on('change', count)
    const { sizes } = await upload(await photo('#305070').png().toBuffer())
    sharp.queue.off('change', count)
    expect(Object.values(sizes ?? {}).map(({ filename }) => typeof filename)).toEqual(Array(5).fill('string'))
    // One that is done is counted until its callback has begun the next.
    expect(most).toBeLessThan(3)
  })

  test('is sent in ranges, and not again to whoever has it', async () => {
    const { hash } = await upload(await photo('#708090').png().toBuffer())
    const name = nameOf(hash, 768)
    const { bytes, answer } = await ask(name)
    const etag = answer.headers.get('etag') ?? ''
    const part = await ask(name, undefined, { range: 'bytes=0-99' })
    expect([part.answer.status, part.bytes]).toEqual([206, bytes.subarray(0, 100)])
    const again = await ask(name, undefined, { 'if-none-match': etag })
    expect([again.answer.status, again.bytes.length]).toEqual([304, 0])
    expect(again.answer.headers.get('vary')).toBe('Accept')
    const other = await ask(name, 'image/webp', { 'if-none-match': etag })
    const isSame = other.answer.headers.get('content-type') === answer.headers.get('content-type')
    expect(other.answer.status).toBe(isSame ? 304 : 200)
  })

  test('has the address its content gives it: the same bytes the same, others another', async () => {
    const [one, two] = [await photo('#123456').png().toBuffer(), await photo('#654321').png().toBuffer()]
    const first = await upload(one)
    expect((await upload(one, 'again.png')).hash).toBe(first.hash)
    expect((await upload(two)).hash).not.toBe(first.hash)
  })

  test('is its first frame, whatever moved in it', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 600, height: 750, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all(['red', 'lime', 'blue'].map(frame))
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const made = await upload(gif, 'turning.gif', 'image/gif')
    expect(made).toMatchObject({ width: 600, height: 750, mimeType: 'image/webp' })
    const { bytes } = await ask(nameOf(made.hash, 400))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 500 })
  })

  test('is not exchanged for another by anybody', async () => {
    const { payload, users, ids } = world
    const data = await photo('#ff0000').png().toBuffer()
    const file = { data, name: 'other.png', mimetype: 'image/png', size: data.length }
    const exchange = {
      collection: 'media',
      id: ids.media.house,
      data: {},
      file,
      overrideAccess: false,
    } as const
    const before = await world.system.get('media', ids.media.house)
    await expect(payload.update({ ...exchange, user: users.admin })).rejects.toThrow('upload.exchange')
    expect(await world.system.get('media', ids.media.house)).toEqual(before)
  })
})

test.each(['aaaaaaaaaaaa-400', 'aaaaaaaaaaaa-4000', '..%2f..%2fetc-400', 'a'])(
  'nothing lies at %s, and nobody keeps that',
  async (name) => {
    const { answer } = await ask(name)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

describe('a picture of another seller', () => {
  const own = () => [world.ids.media.sellers, world.ids.media.house]
  const foreign = () => [world.ids.media.sellers, world.ids.media.otherSellers]
  const asSeller = () => ({ overrideAccess: false, user: world.users.seller })
  const draft = (images: string[]) => ({
    ...aProduct(world.ids.users.seller, world.ids.categories.sub, ''),
    images,
  })

  test('is refused in a new product', async () => {
    const { payload } = world
    const create = (images: string[]) =>
      payload.create({ collection: 'products', data: draft(images) as never, ...asSeller() })
    await expect(create(foreign())).rejects.toMatchObject({
      data: { errors: [{ path: 'images', code: 'product.foreignPicture' }] },
    })
    await expect(create(own())).resolves.toMatchObject({ images: own() })
  })

  test('is refused in a product that waits for approval', async () => {
    const { payload, system } = world
    const id = await system.make('products', draft(own()))
    const change = payload.update({ collection: 'products', id, data: { images: foreign() }, ...asSeller() })
    await expect(change).rejects.toThrow()
    expect((await system.get('products', id)).images).toEqual(own())
  })

  test('is refused in a change of a live product', async () => {
    const { system, ids } = world
    const change = (images: string[]) =>
      system.make('product-changes', { ...aProductChange(ids.users.seller, ids.products.second), images })
    await expect(change(foreign())).rejects.toMatchObject({
      data: { errors: [{ path: 'images', code: 'product.foreignPicture' }] },
    })
    await expect(change(own())).resolves.toMatch(/^[0-9a-f-]{36}$/)
  })
})
