import { beforeAll, describe, expect, test } from 'vitest'
import { COMMANDS } from '@/admin/commands/commands'
import { adminCommand } from '~/tests/support/http/admin-command'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

const OUTSIDERS = ['buyer', 'seller', 'pendingSeller'] as const

function send(token: string | undefined, command: string, body: string, headers: object = {}) {
  return openBrowser(token).within(async () => {
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
    const answer = await adminCommand(command)(new Request('http://shop/', init))
    return { status: answer.status, body: await answer.text() }
  })
}

describe.each(Object.entries(COMMANDS))('the command %s', (name, { who }) => {
  test.each(OUTSIDERS)('does not exist for %s', async (role) => {
    expect((await send(world.tokens[role], name, '{}')).status).toBe(404)
  })

  test('does not exist for a visitor, nor for the page of another site', async () => {
    expect((await send(undefined, name, '{}')).status).toBe(404)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await send(world.tokens.admin, name, '{}', foreign)).status).toBe(404)
  })

  test('is for the staff it names', async () => {
    expect((await send(world.tokens.editor, name, '{}')).status).toBe(who === 'staff' ? 400 : 404)
  })

  test('refuses what is missing, too large, no JSON or unstorable, with a sentence', async () => {
    const wrong = ['{}', '[]', 'null', '"x"', '{"id":"\\u0000"}', '{', `{"id":"${'x'.repeat(70_000)}"}`]
    const answers = await Promise.all(wrong.map((body) => send(world.tokens.admin, name, body)))
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 422, 400, 413])
    expect(answers.map(({ body }) => (JSON.parse(body) as { message?: string }).message)).toEqual(
      wrong.map(() => expect.stringMatching(/\w.*\.$/)),
    )
  })
})

test.each(['nothing', 'toString', '__proto__', 'constructor'])('no command is called %s', async (name) => {
  expect((await send(world.tokens.admin, name, '{}')).status).toBe(404)
})
