import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'

const MESSAGES = { en, fr, ko }

let world: World
let http: Awaited<ReturnType<typeof openHttp>>
let send: RestClient
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())

type Refusal = { errors: { message: string; data: { errors: { path: string; message: string }[] } }[] }

const save = async (id: string, json: object, language: Locale) => {
  const headers = { 'accept-language': language }
  const answer = await send('admin', `sellers/${id}`, { method: 'PATCH', json, headers })
  return { status: answer.status, refusal: ((await answer.json()) as Refusal).errors[0] }
}

test.each(LOCALES)(
  'a save that breaks a rule is refused in the words of the reader: %s',
  async (language) => {
    const text = MESSAGES[language].issues.status.reason
    const { status, refusal } = await save(
      world.ids.sellers.pendingSeller,
      { status: 'rejected', statusReason: '' },
      language,
    )
    expect(status).toBe(400)
    expect(refusal?.message).toBe(text)
    expect(refusal?.data.errors).toMatchObject([{ path: 'statusReason', message: text }])
  },
)

test.each(LOCALES)('a tax number of the platform that cannot be one is refused: %s', async (language) => {
  const headers = { 'accept-language': language }
  const json = { mbRstNumber: '1234567' }
  const answer = await send('admin', 'globals/settings', { method: 'POST', json, headers })
  const [refusal] = ((await answer.json()) as Refusal).errors
  const message = MESSAGES[language].issues.registration.rst
  expect(refusal?.data.errors).toMatchObject([{ path: 'mbRstNumber', message }])
})

test.each(LOCALES)(
  'a category in use is kept, and the reason is said in the words of the reader: %s',
  async (language) => {
    const headers = { 'accept-language': language }
    const path = 'categories?where[parent][exists]=false&limit=1'
    const { docs } = (await (await send('admin', path)).json()) as { docs: { id: string }[] }
    const answer = await send('admin', `categories/${docs[0]?.id}`, { method: 'DELETE', headers })
    expect(answer.status).toBe(409)
    expect(((await answer.json()) as Refusal).errors[0]?.message).toBe(
      MESSAGES[language].issues.category.inUse,
    )
  },
)

test.each(LOCALES)('an empty form of a product marks what is missing: %s', async (language) => {
  // As the panel sends a list without rows.
  const json = { moqPrices: 0 }
  const headers = { 'accept-language': language }
  const answer = await send('admin', 'products', { method: 'POST', json, headers })
  const refusal = ((await answer.json()) as Refusal).errors[0]
  const message = MESSAGES[language].issues.category.unknown
  expect(answer.status).toBe(400)
  expect(refusal).toMatchObject({ message, data: { errors: [{ path: 'listedIn', message }] } })
})
