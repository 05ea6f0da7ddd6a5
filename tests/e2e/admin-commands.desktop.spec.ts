import { expect, test } from '@playwright/test'

const ID = '01900000-0000-7000-8000-000000000000'

/** The doors behind which money moves, asked by somebody who is not signed in. */
for (const [method, path] of [
  ['post', '/api/admin-commands/order-refund'],
  ['post', '/api/admin-commands/refund'],
  ['post', '/api/admin-commands/transfer'],
  ['post', '/api/checkout'],
  ['get', `/api/checkout/${ID}/pay`],
] as const) {
  test(`${path} is no door to a visitor`, async ({ request }) => {
    const answer = await request[method](path, { data: { checkout: ID, amount: 100 } })
    expect(answer.status()).toBe(404)
  })
}
