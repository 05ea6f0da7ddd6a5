import { beforeAll, expect, test } from 'vitest'
import { anonymise } from '@/features/account/personal-data/anonymise'
import { listReviews } from '@/features/shop/product/reviews/list-reviews'
import { inTransaction } from '@/server/db/transaction'
import { rowsOf } from '~/tests/support/database/database'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('a review outlives the name of who wrote it, and the pages that show it are made anew', async () => {
  const url = process.env.DATABASE_URL ?? ''
  const id = world.ids.users.buyer
  const shown = await world.system.get('comments', world.ids.comments.shown)
  const product = String(shown?.product)
  const before = (await listReviews(product)).find((review) => review.id === world.ids.comments.shown)
  expect(before?.userName).toBeTruthy()
  await inTransaction((tx) => anonymise(tx, { id, email: 'buyer@maru.test', isSeller: false }))
  const after = (await listReviews(product)).find((review) => review.id === world.ids.comments.shown)
  expect(after).toEqual({ ...before, userName: null })
  const waiting = await rowsOf<{ tags: string }>(
    url,
    "select array_to_string(tags, ',') as tags from page_clearings",
  )
  expect(waiting.map(({ tags }) => tags)).toContain('products,catalogue,comments')
})
