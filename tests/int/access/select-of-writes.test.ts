import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditNews } from '~/tests/support/audit'
import { aPicture } from '~/tests/support/factories/catalogue'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'
import { openHttp } from '~/tests/support/http/http'
import { restClient } from '~/tests/support/http/rest'

let world: Decisions
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  world = await openDecisions()
  http = await openHttp()
})
afterAll(async () => {
  await http.close()
  await world.close()
})

const count = async (from: string, id: string) =>
  (await world.query<{ n: number }>(`select count(*)::int as n from ${from}`, [id]))[0]?.n
const recommend = (productIds: string[], more: object = {}) =>
  world.payload.updateGlobal({
    slug: 'recommended-products',
    data: { productIds },
    context: { actor: { kind: 'system' } },
    ...more,
  })

describe('a write whose client wants little of the answer', () => {
  test('refuses a seller who waits, and notifies them', async () => {
    const id = world.ids.users.pendingSeller
    const answer = await world.patch('admin', `sellers/${id}?select[country]=true`, {
      status: 'rejected',
      statusReason: 'Two complaints.',
    })
    expect(answer).toMatchObject({ status: 200 })
    expect(await count("notifications where user_id = $1 and kind = 'seller.rejected'", id)).toBe(1)
  })

  test('changes nothing else of a seller', async () => {
    const id = world.ids.users.seller
    const shown = () => count('products where seller_id = $1 and is_live and seller_name is not null', id)
    const before = await shown()
    expect(before).toBeGreaterThan(0)
    expect(
      await world.patch('admin', `sellers/${id}?select[country]=true`, {
        shippingFrom: 'Busan',
      }),
    ).toMatchObject({
      status: 200,
    })
    expect(await shown()).toBe(before)
  })

  test('leaves a product recommended, and the list whole', async () => {
    const id = await world.product()
    const listed = () => count('products where id = $1 and is_recommended', id)
    await recommend([id])
    expect(await world.patch('editor', `products/${id}?select[sku]=true`, { color: 'Grey' })).toMatchObject({
      status: 200,
    })
    expect(await listed()).toBe(1)
    await recommend([id], { select: { updatedAt: true } })
    expect(await listed()).toBe(1)
  })

  test('records of a deleted document what it records of any', async () => {
    const news = auditNews(world)
    const send = restClient(http.url, world.tokens)
    const id = await world.system.make('media', { alt: 'A tap' }, { file: aPicture() })
    await news()
    expect((await send('admin', `media/${id}?select[owner]=true`, { method: 'DELETE' })).status).toBe(200)
    const [event] = await news()
    expect(event).toMatchObject({ action: 'media.deleted', subjectId: id })
    expect(event?.changes).toContain('alt.en: "A tap" → –')
  })
})
