import { beforeAll, expect, test } from 'vitest'
import { sendInquiry } from '@/features/shop/pages/actions'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const typed = (name: string) => ({
  name,
  email: `${crypto.randomUUID()}@maru.test`,
  message: 'We make tiles.',
})

const storedFor = async (email: string) =>
  (await world.system.all('inquiries', { where: { email: { equals: email } } })).length

test('an inquiry is thanked for only where it is stored', async () => {
  const form = typed('Jo')
  expect(await openBrowser().submit(sendInquiry, form)).toMatchObject({ ok: true })
  expect(await storedFor(form.email)).toBe(1)
})

test('an inquiry whose hidden field was filled in is asked for again, and kept', async () => {
  const form = typed('Ann')
  const browser = openBrowser()
  expect(await browser.submit(sendInquiry, { ...form, website: 'https://ann.example' })).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^Nothing was sent yet.*send it again\.$/),
    kept: form,
  })
  expect(await storedFor(form.email)).toBe(0)
  expect(await browser.submit(sendInquiry, form)).toMatchObject({ ok: true })
  expect(await storedFor(form.email)).toBe(1)
})
