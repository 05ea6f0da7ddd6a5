import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPictures } from '@/server/storage/picture-views'
import { uploadsOf } from '~/tests/support/factories/uploads'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const { newPicture } = uploadsOf(() => world)
type Picture = Awaited<ReturnType<typeof newPicture>>
const facts = async (id: string) => {
  const found: Picture = await world.payload.findByID({ collection: 'media', id })
  const { filename, sizes, width, height, hash } = found
  const files = [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)]
  const contents = files.map((name) => {
    const bytes = readFileSync(join(process.env.MARU_DATA ?? '', 'media', String(name)))
    return createHash('sha256').update(bytes).digest('hex')
  })
  return { files, contents, width, height, hash }
}
const point = async (id: string) => {
  const { focalX, focalY } = await world.payload.findByID({ collection: 'media', id })
  return [focalX, focalY]
}
const edit = (x: number, y: number, more = '') =>
  `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}${more}`
const CROP = ['x=10', 'y=10', 'width=20', 'height=20'].map(
  (each) => `&uploadEdits[crop][${each.replace('=', ']=')}`,
)

describe('a focal point (rule L31)', () => {
  test('is set by an editor, as the form sends it or by REST, and no file changes', async () => {
    const { id } = await newPicture()
    const before = await facts(id)
    expect(await point(id)).toEqual([50, 50])
    expect((await send('editor', `media/${id}?${edit(20, 70)}`, { method: 'PATCH', json: {} })).status).toBe(
      200,
    )
    expect(await point(id)).toEqual([20, 70])
    const json = { focalX: 0, focalY: 100 }
    expect((await send('editor', `media/${id}`, { method: 'PATCH', json })).status).toBe(200)
    expect(await point(id)).toEqual([0, 100])
    await send('editor', `media/${id}`, { method: 'PATCH', json: { alt: 'A kiln' } })
    expect(await point(id)).toEqual([0, 100])
    expect(await facts(id)).toEqual(before)
    const [[, shown] = []] = await readPictures([id], 'en')
    expect(shown).toMatchObject({ position: '0% 100%', alt: 'A kiln' })
  })

  test('is not cut out of the stored files, nor is anything else', async () => {
    const { id } = await newPicture()
    const before = await facts(id)
    const query = edit(
      10,
      10,
      `${CROP.join('')}&uploadEdits[widthInPixels]=200&uploadEdits[heightInPixels]=200`,
    )
    expect((await send('editor', `media/${id}?${query}`, { method: 'PATCH', json: {} })).status).toBe(200)
    expect(await facts(id)).toEqual(before)
  })

  test.each(['seller', 'otherSeller', 'buyer'] as const)('is not set by a %s', async (role) => {
    const { id } = await newPicture()
    const answer = await send(role, `media/${id}?${edit(20, 70)}`, {
      method: 'PATCH',
      json: { focalX: 1, focalY: 1 },
    })
    expect([answer.status, await point(id)]).toEqual([404, [50, 50]])
  })

  test('of nonsense is none', async () => {
    const { id } = await newPicture()
    await send('editor', `media/${id}`, { method: 'PATCH', json: { focalX: 500, focalY: 'left' } })
    expect(await point(id)).toEqual([50, 50])
  })
})
