import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import { termsDayText } from '@/domain/pages/terms'
import { emailAboutTerms } from '@/worker/email-about-terms'
import { aTermsVersion } from '~/tests/support/factories/talk'
import { openWorld, type World } from '~/tests/support/open-world'

const DAY = '2027-01-15'
const before = new Date('2026-12-16T04:59:00Z')
const during = new Date('2026-12-16T05:00:00Z')
const after = new Date('2027-01-15T05:00:00Z')

let world: World
let accounts: { id: string; email: string; locale: string }[]
const query = async <T>(statement: string, values: unknown[] = []) =>
  (await world.payload.db.pool.query(statement, values)).rows as T[]

beforeAll(async () => {
  world = await openWorld()
  await query("update users set locale = 'fr' where id = $1", [world.ids.users.buyer])
  await query("update users set locale = 'ko' where id = $1", [world.ids.users.seller])
  accounts = await query('select id, email, locale::text from users where deleted_at is null')
  expect(accounts.length).toBeGreaterThan(6)
})
beforeEach(async () => {
  // Older than a minute, in an order that is not that of the ids; one is closed.
  await query(
    "update users set created_at = now() - interval '1 day' - interval '1 second' * (hashtext(id::text) % 7)",
  )
  await query('delete from emails')
  await query('delete from terms_versions')
  await world.system.make('terms-versions', {
    ...aTermsVersion(DAY),
    validFrom: `${DAY}T12:00:00.000Z`,
    needsAgreement: true,
    mailingDone: false,
  })
})

const mails = () =>
  query<{ to: string; locale: Locale; params: string }>(
    `select "to", locale::text, params from emails where template = 'termsChanged' order by created_at, id`,
  )
/** The mail server takes all that waits. */
const deliver = () => query("update emails set status = 'sent', attempts = 1 where status = 'queued'")
async function turns(now = during) {
  let [had, has] = [-1, (await mails()).length]
  while (has !== had) {
    await emailAboutTerms(now)
    await deliver()
    ;[had, has] = [has, (await mails()).length]
  }
}

describe('emails about a change of the terms (rule L32)', () => {
  test('begin 30 days before it, at midnight in Toronto, five a turn', async () => {
    await emailAboutTerms(before)
    expect(await mails()).toEqual([])
    await emailAboutTerms(during)
    expect(await mails()).toHaveLength(5)
    await emailAboutTerms(during)
    expect((await mails()).length).toBe(Math.min(10, accounts.length))
  })

  test('reach every open account once, in its language, with the day and the address of the version', async () => {
    await turns()
    const sent = await mails()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(accounts.map(({ email }) => email).toSorted())
    for (const { to, locale, params } of sent) {
      expect(locale).toBe(accounts.find(({ email }) => email === to)?.locale)
      expect(JSON.parse(params)).toEqual({
        day: termsDayText(DAY, locale),
        path: `/terms/${DAY}`,
      })
    }
    const closed = await query<{ email: string }>('select email from users where deleted_at is not null')
    expect(sent.filter(({ to }) => closed.some(({ email }) => email === to))).toEqual([])
  })

  test('go on where a worker was stopped in the middle of its emails, and nobody gets two', async () => {
    await emailAboutTerms(during)
    // Of the next turn the second email cannot be written, as if the worker ended there.
    await query(`create function stop_second() returns trigger language plpgsql as $$ begin
      if (select count(*) from emails) >= 6 then raise exception 'stopped'; end if; return new; end $$`)
    await query(
      'create trigger stop_second before insert on emails for each row execute function stop_second()',
    )
    await expect(emailAboutTerms(during)).rejects.toThrow()
    expect(await mails()).toHaveLength(5)
    await query('drop trigger stop_second on emails')
    await query('drop function stop_second')
    await turns()
    const sent = (await mails()).map(({ to }) => to)
    expect(sent).toHaveLength(accounts.length)
    expect(new Set(sent).size).toBe(accounts.length)
  })

  test('are written by one of two workers that turn at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => emailAboutTerms(during)))
    await turns()
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual(
      accounts.map(({ email }) => email).toSorted(),
    )
  })

  test('wait while a mail server is away, so that other emails are not behind them', async () => {
    await query(
      `insert into emails (id, "to", template, locale, status, attempts) select gen_random_uuid(), 'a@maru.test', 'termsChanged', 'en', 'queued', 0
        from generate_series(1, 25)`,
    )
    await emailAboutTerms(during)
    expect(await mails()).toHaveLength(25)
    await deliver()
    await emailAboutTerms(during)
    expect(await mails()).toHaveLength(30)
  })

  test('reach who joins in those days, and nobody after the day', async () => {
    await turns()
    const [first] = accounts
    await query("update users set created_at = now() - interval '1 hour' where id = $1", [first?.id])
    await query(
      'update terms_versions set emailed_up_to = (select id from users where deleted_at is null and id <> $1 order by created_at desc, id desc limit 1)',
      [first?.id],
    )
    await query('delete from emails where user_id = $1', [first?.id])
    await emailAboutTerms(during)
    expect((await mails()).at(-1)?.to).toBe(first?.email)
    await emailAboutTerms(after)
    await query('update users set created_at = $1 where id = $2', [after, first?.id])
    await query('delete from emails')
    await emailAboutTerms(after)
    expect(await mails()).toEqual([])
    expect(await query('select 1 from terms_versions where mailing_done')).toHaveLength(1)
  })

  test('are counted for staff', async () => {
    await turns()
    const [version] = await world.payload
      .find({ collection: 'terms-versions', user: world.users.editor, overrideAccess: false })
      .then(({ docs }) => docs)
    expect(version?.mailing).toBe(`${accounts.length} / ${accounts.length}`)
  })
})
