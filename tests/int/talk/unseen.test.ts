import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { getThread } from '@/features/talk/chat/thread/get-thread'
import { openSupportThread } from '@/features/talk/chat/thread/open-support-thread'
import { storeStaffMessage } from '@/admin/talk/support/store-staff-message'
import { emailUnseen } from '@/worker/email-unseen'
import { deliverEmail } from '@/worker/deliver-email'
import * as oneClick from '@/app/api/unsubscribe/[sealed]/route'
import { saveEmailPreferences, unsubscribe } from '@/features/account/profile/preference-actions'
import { database } from '@/server/db/transaction'
import { wantsEmail } from '@/server/talk/email/preferences'
import { savePreferences } from '@/server/talk/email/save-preferences'
import { readUnsubscription, sealUnsubscription } from '@/server/talk/email/unsubscribe-link'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { openMailServer } from '~/tests/support/mail-server'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await run(`update sellers set country = 'KR' where id = '${world.ids.users.seller}'`)
})
beforeEach(() =>
  run(
    'delete from messages; delete from threads; delete from blocks; delete from emails; delete from email_preferences',
  ),
)

const run = (statement: string) => world.payload.db.drizzle.execute(statement)
const rows = async (statement: string) => (await run(statement)).rows
const { open, say } = chatRoutes(() => world)
const mails = async () =>
  (
    await rows(
      `select user_id as user, locale, params from emails where template = 'newMessages' order by created_at`,
    )
  ).map(({ user, params }) => ({
    user,
    ...(JSON.parse(String(params)) as { excerpt: string; count: number; path: string }),
  }))
const later = (minutes: number) =>
  run(`update messages set created_at = created_at - interval '${minutes} minutes'`)
/** 10:00 in Toronto is midnight in Seoul, 10:00 in Seoul 20:00 in Toronto. */
const DAY_IN_BOTH = new Date('2026-07-07T00:30:00Z')
/** 9:00 in Toronto, and 23:00 in Seoul. */
const SIX_IN_VANCOUVER = new Date('2026-01-05T14:00:00Z')
const EIGHT_IN_VANCOUVER = new Date('2026-01-05T16:00:00Z')

describe('messages that were not seen', () => {
  test('are in one email after ten minutes, and never in a second one', async () => {
    const thread = await open()
    await say('buyer', thread, { text: 'Is it in stock?' })
    await say('buyer', thread, { text: 'I need twenty.' })
    await later(9)
    await emailUnseen(DAY_IN_BOTH)
    expect(await mails()).toEqual([])
    await later(2)
    for (let n = 0; n < 3; n += 1) await emailUnseen(DAY_IN_BOTH)
    expect(await mails()).toMatchObject([
      {
        user: world.ids.users.seller,
        count: 2,
        excerpt: 'Is it in stock?\nI need twenty.',
        path: `/seller/chat/${thread}`,
      },
    ])
    await say('buyer', thread, { text: 'Hello?' })
    await later(11)
    await emailUnseen(DAY_IN_BOTH)
    expect((await mails()).map(({ excerpt }) => excerpt)).toEqual([
      'Is it in stock?\nI need twenty.',
      'Hello?',
    ])
  })

  test('are in one email although many workers look at the same time', async () => {
    const thread = await open()
    await say('buyer', thread)
    await later(11)
    await Promise.all(Array.from({ length: 8 }, () => emailUnseen(DAY_IN_BOTH)))
    expect(await mails()).toHaveLength(1)
  })

  test('wait for the morning of the reader’s country and province', async () => {
    const thread = await open()
    await say('buyer', thread)
    await say('seller', thread)
    await later(11)
    await run(`update users set country = 'CA', province = 'BC' where id = '${world.ids.users.buyer}'`)
    await emailUnseen(SIX_IN_VANCOUVER)
    expect(await mails()).toEqual([])
    await emailUnseen(EIGHT_IN_VANCOUVER)
    expect(await mails()).toMatchObject([{ user: world.ids.users.buyer, path: `/messages/${thread}` }])
    await emailUnseen(DAY_IN_BOTH)
    expect(await mails()).toHaveLength(2)
  })

  test('that were read meanwhile, of a block, or of a topic that is off are in none', async () => {
    const { buyer, seller } = world.ids.users
    const thread = await open()
    await say('buyer', thread)
    await later(11)
    await run(`update threads set seller_unread = 0, seller_read_seq = 1`)
    await emailUnseen(DAY_IN_BOTH)
    await run(`update threads set seller_unread = 1, seller_read_seq = 0`)
    await savePreferences(seller, { messages: false }, 'en')
    await emailUnseen(DAY_IN_BOTH)
    await savePreferences(seller, { messages: true }, 'en')
    await run(
      `insert into blocks (id, blocker_id, blocked_id) values (gen_random_uuid(), '${seller}', '${buyer}')`,
    )
    await emailUnseen(DAY_IN_BOTH)
    expect(await mails()).toEqual([])
  })

  test('of support are from the marketplace, by the name in its settings', async () => {
    const { users, staff } = world.ids
    const [before] = await rows('select site_name from settings')
    onTestFinished(
      async () => void (await run(`update settings set site_name = '${String(before?.site_name)}'`)),
    )
    await run(`update settings set site_name = 'Ondol'`)
    const thread = await openSupportThread(users.buyer, null)
    await say('buyer', thread)
    await storeStaffMessage(staff.admin, { thread, text: 'On its way.', isLast: false, clientKey: 'one' })
    await later(11)
    await emailUnseen(DAY_IN_BOTH)
    const [email] = await rows(`select params from emails where template = 'newMessages'`)
    expect(JSON.parse(String(email?.params))).toMatchObject({ other: 'Ondol', path: `/messages/${thread}` })
    expect((await getThread(users.buyer, thread, 'en'))?.other.name).toBe('Ondol')
  })

  test('are not sent to who has unsubscribed after they were queued', async () => {
    const thread = await open()
    await say('buyer', thread)
    await later(11)
    await emailUnseen(DAY_IN_BOTH)
    await savePreferences(world.ids.users.seller, { messages: false }, 'en')
    await deliverEmail(world.payload)
    expect(await rows('select status, error from emails')).toEqual([
      { status: 'failed', error: 'The member has unsubscribed.' },
    ])
  })
})

test('an email of a topic names the address that unsubscribes by one click', async () => {
  const server = await openMailServer('speaking')
  process.env.SMTP_URL = server.url
  onTestFinished(server.close)
  const thread = await open()
  await say('buyer', thread)
  await later(11)
  await emailUnseen(DAY_IN_BOTH)
  await deliverEmail(world.payload)
  const [head = ''] = server.headers
  const [, sealed = ''] = /^List-Unsubscribe: <\S+\/api\/unsubscribe\/(\S+)>$/m.exec(head) ?? []
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(readUnsubscription(sealed)).toEqual({ user: world.ids.users.seller, topic: 'messages' })
})

describe('a link to unsubscribe', () => {
  const wants = async () => wantsEmail(await database(), world.ids.users.buyer, 'messages')
  const sealed = () => sealUnsubscription({ user: world.ids.users.buyer, topic: 'messages' })
  const click = (given: string) =>
    oneClick.POST(
      new Request('http://localhost/api/unsubscribe/x', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
      { params: Promise.resolve({ sealed: given }) },
    )

  test('works by one click of the mail program, from anywhere', async () => {
    expect((await click(sealed())).status).toBe(204)
    expect(await wants()).toBe(false)
  })

  test('works by the button of the page, and back', async () => {
    const submit = (wanted: string) =>
      openBrowser(undefined).within(() => unsubscribe({}, formOf({ locale: 'en', sealed: sealed(), wanted })))
    expect(await submit('no')).toMatchObject({
      ok: true,
      message: 'Done. You won’t get these emails any more.',
    })
    expect(await wants()).toBe(false)
    expect(await submit('yes')).toMatchObject({ ok: true })
    expect(await wants()).toBe(true)
  })

  test.each(['', 'rubbish', 'x'.repeat(2_000), '\u0000'])(
    'that is none of ours changes nothing: %j',
    async (given) => {
      expect((await click(given)).status).toBe(404)
      expect(readUnsubscription(given)).toBeNull()
    },
  )

  test('that was altered changes nothing', async () => {
    const own = sealed()
    const altered = `${own.slice(0, -2)}${own.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await click(altered)).status).toBe(404)
    expect(await wants()).toBe(true)
  })

  test('of a deleted account stores nothing', async () => {
    await run(`update users set deleted_at = now() where id = '${world.ids.users.buyer}'`)
    expect((await click(sealed())).status).toBe(404)
    await run(`update users set deleted_at = null where id = '${world.ids.users.buyer}'`)
    expect(await rows('select 1 from email_preferences')).toEqual([])
  })
})

describe('the choice of emails', () => {
  const choose = (fields: Record<string, string>) =>
    openBrowser(world.tokens.buyer).within(() =>
      saveEmailPreferences({}, formOf({ locale: 'en', ...fields })),
    )
  const consents = () =>
    rows(
      `select given from consents where user_id = '${world.ids.users.buyer}' and kind = 'marketing' order by created_at`,
    )

  test('is stored by topic and with its language, and consent to news with its proof', async () => {
    const before = (await consents()).length
    expect(await choose({ language: 'fr', messages: 'on', news: 'on' })).toMatchObject({
      ok: true,
      message: 'Your choice is saved.',
    })
    expect(await rows('select messages, reviews, goods, news from email_preferences')).toEqual([
      { messages: true, reviews: false, goods: false, news: true },
    ])
    expect(
      await rows(`select marketing_consent as news, locale from users where id = '${world.ids.users.buyer}'`),
    ).toEqual([{ news: true, locale: 'fr' }])
    await choose({ messages: 'on', news: 'on' })
    await choose({ language: 'en' })
    expect((await consents()).slice(before)).toEqual([{ given: true }, { given: false }])
  })

  test('is a member’s alone', async () => {
    const visitor = openBrowser(undefined)
    const answer = await visitor.within(() => saveEmailPreferences({}, formOf({ locale: 'en', news: 'on' })))
    expect(answer.ok).toBe(false)
    expect(await rows('select 1 from email_preferences')).toEqual([])
  })
})
