import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'
import { STAFF } from '~/tests/support/roles'

let world: World
let http: Awaited<ReturnType<typeof openHttp>>
let send: RestClient
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

const rows = async (statement: string) => (await world.payload.db.drizzle.execute(statement)).rows

describe.each(STAFF)('past their command, %s', (role) => {
  test('hide no review, and show none', async () => {
    const { shown, hidden } = world.ids.comments
    const all = `select id, hidden, hidden_reason from comments order by id`
    const before = await rows(all)
    for (const [id, json] of [
      [shown, { hidden: true, hiddenReason: 'Rude.' }],
      [shown, { hidden: true }],
      [hidden, { hidden: false, hiddenReason: '' }],
    ] as const)
      await send(role, `comments/${id}`, { method: 'PATCH', json })
    await send(role, `comments?where[id][equals]=${shown}`, { method: 'PATCH', json: { hidden: true } })
    expect(await rows(all)).toEqual(before)
  })

  test('hide no message', async () => {
    const [message] = await rows('select id, hidden_at, text from messages order by id limit 1')
    const json = { hiddenAt: new Date().toISOString(), hiddenText: 'Words.', text: '' }
    const answer = await send(role, `messages/${message?.id}`, { method: 'PATCH', json })
    expect(answer.status).toBeGreaterThan(399)
    expect(await rows('select id, hidden_at, text from messages order by id limit 1')).toEqual([message])
  })

  test('store no picks', async () => {
    const all = `select products_id from recommended_products_rels order by "order"`
    const before = await rows(all)
    const json = { productIds: [world.ids.products.otherLive] }
    const answer = await send(role, 'globals/recommended-products', { method: 'POST', json })
    expect([answer.status, await rows(all)]).toEqual([403, before])
  })
})
