import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPicture } from '~/tests/support/factories/catalogue'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

const decide = (id: string, json: object) => world.patch('admin', `product-changes/${id}`, json)
const approve = (id: string) => decide(id, { status: 'approved' })
const newPicture = (owner: string) =>
  world.system.make('media', { owner, alt: 'Another faucet' }, { file: aPicture() })
const REASON = 'Too dark.'

describe('an approval that the rules of products refuse', () => {
  const refusals: [string, (id: string) => Promise<string>, string][] = [
    [
      'an image of another seller',
      async (id) => {
        const asked = await world.change(id, { images: [world.ids.media.sellers] })
        await world.query(
          'update product_changes_rels set media_id = $2 where parent_id = $1 and media_id is not null',
          [asked, world.ids.media.otherSellers],
        )
        return asked
      },
      'product.foreignPicture',
    ],
    [
      'images that are gone',
      async (id) => {
        const picture = await newPicture(world.ids.users.seller)
        const asked = await world.change(id, { images: [picture], weight: 9 })
        await world.query('delete from media where id = $1', [picture])
        return asked
      },
      'images: ',
    ],
    [
      'a category that is gone',
      async (id) => {
        await world.query('update products set listed_in_id = $2 where id = $1', [
          id,
          world.ids.categories.room,
        ])
        return world.change(id, { weight: 9 })
      },
      'listedIn: Choose a subcategory.',
    ],
    ['a field that must be filled', (id) => world.change(id, { weight: null }), 'weight: '],
    [
      'English emptied',
      (id) => world.change(id, { hsCode: '1' }, { name: { en: ' ', fr: 'Robinet' } }),
      'name.en: ',
    ],
    [
      'a name of no field',
      (id) => world.change(id, { weight: 9, changed: ['weight', 'stock'] }),
      'The request names a field that can’t be changed: stock.',
    ],
  ]

  test.each(refusals)('%s: changes nothing and says why', async (_, ask, sentence) => {
    const id = await world.product()
    const asked = await ask(id)
    const before = [await world.stored('products', id), await world.stored('product-changes', asked)]
    const answer = await approve(asked)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(sentence)
    expect([await world.stored('products', id), await world.stored('product-changes', asked)]).toEqual(before)
    expect(await world.notified(id)).toEqual([])
    expect(await decide(asked, { status: 'declined', reason: REASON })).toMatchObject({ status: 200 })
  })
})
