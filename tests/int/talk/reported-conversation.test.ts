import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mayReadMessageFile, openForStaff } from '@/admin/talk/moderation/open-thread'
import * as staffFile from '@/app/api/admin-commands/message-file/[id]/route'
import { adminCommand } from '~/tests/support/http/admin-command'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { openWorld, type World } from '~/tests/support/open-world'
import { ROLES, type Role } from '~/tests/support/roles'

let world: World
beforeAll(async () => void (world = await openWorld()))
beforeEach(() => run('delete from reports; delete from messages; delete from threads; delete from blocks'))

const conversation = adminCommand('report-conversation')
const further = adminCommand('conversation-page')
const run = (statement: string) => world.payload.db.drizzle.execute(statement)
const rows = async (statement: string) => (await run(statement)).rows
const { call, open, say } = chatRoutes(() => world)

describe('a reported conversation', () => {
  async function reported() {
    const thread = await open()
    await say('buyer', thread, { text: 'Pay me by wire.' })
    const [message] = (await rows('select id from messages')) as { id: string }[]
    const [row] = (await rows(`insert into reports (id, reporter_id, subject, subject_id, reason, status)
      values (gen_random_uuid(), '${world.ids.users.seller}', 'message', '${message?.id}', 'fraud', 'open') returning id`)) as {
      id: string
    }[]
    return { thread, report: row?.id ?? '' }
  }

  test('is opened by an admin with a reason, which is recorded', async () => {
    const { thread, report: id } = await reported()
    const json = { report: id, reason: 'Report of fraud, checking the words.' }
    const shown = await call('admin', conversation, { params: {}, json })
    expect(shown.json.messages).toMatchObject([{ text: 'Pay me by wire.', isReported: true }])
    const [event] = await rows(
      `select details from audit_events where action = 'report.opened' and subject_id = '${id}'`,
    )
    expect(String(event?.details)).toContain(thread)
  })

  test('stays shut without a reason, and for everybody else', async () => {
    const { report: id } = await reported()
    expect((await openForStaff(world.ids.staff.admin, { report: id, reason: ' ' })).ok).toBe(false)
    for (const role of ROLES.filter((each) => each !== 'admin'))
      expect((await call(role, conversation, { params: {}, json: { report: id, reason: 'x' } })).status).toBe(
        404,
      )
    expect(
      await rows(`select 1 from audit_events where action = 'report.opened' and subject_id = '${id}'`),
    ).toEqual([])
  })

  /** A long conversation, of which the given message was reported. */
  async function longOne(length: number, seq: number) {
    const { thread } = await reported()
    await run(`insert into messages (id, thread_id, buyer_id, seller_id, sender_id, text, seq, client_key, created_at)
      select gen_random_uuid(), t.id, t.buyer_id, t.seller_id, t.buyer_id, 'Message ' || n, n, 'key ' || n,
        now() + n * interval '1 second' from threads t, generate_series(2, ${length}) n where t.id = '${thread}'`)
    await run(`update threads set last_seq = ${length} where id = '${thread}'`)
    const [row] = await rows(
      `update reports set subject_id = (select id::text from messages where thread_id = '${thread}' and seq = ${seq}) returning id`,
    )
    return { thread, report: String(row?.id) }
  }
  type Page = { messages: { seq: number; isReported: boolean }[]; hasOlder: boolean; hasNewer: boolean }
  const opened = async (report: string) =>
    (await call('admin', conversation, { params: {}, json: { report, reason: 'A report.' } })).json as Page
  const seqs = ({ messages }: Page) => messages.map(({ seq }) => seq)
  const counted = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)

  test('is opened at the message that was reported, however old, and read on page by page', async () => {
    const { thread, report } = await longOne(650, 150)
    const first = await opened(report)
    expect(seqs(first)).toEqual(counted(51, 250))
    expect(first.messages.filter(({ isReported }) => isReported).map(({ seq }) => seq)).toEqual([150])
    expect([first.hasOlder, first.hasNewer]).toEqual([true, true])
    const turn = async (page: object) =>
      (await call('admin', further, { params: {}, json: { thread, report, page } })).json as Page
    const older = await turn({ before: 51 })
    expect([seqs(older), older.hasOlder, older.hasNewer]).toEqual([counted(1, 50), false, true])
    const newer = await turn({ after: 250 })
    expect([seqs(newer), newer.hasOlder, newer.hasNewer]).toEqual([counted(251, 450), true, true])
    const newest = await turn({ after: 450 })
    expect([seqs(newest), newest.hasOlder, newest.hasNewer]).toEqual([counted(451, 650), true, false])
    expect(seqs(await turn({ before: 251 }))).toEqual(counted(51, 250))
    expect((await turn({ before: 251 })).messages.some(({ isReported }) => isReported)).toBe(true)
    expect(
      await rows(`select 1 from audit_events where action = 'report.opened' and subject_id = '${report}'`),
    ).toHaveLength(1)
  })

  test('of which the newest or the first message was reported is opened there', async () => {
    const newest = await opened((await longOne(210, 210)).report)
    expect([seqs(newest), newest.hasOlder, newest.hasNewer]).toEqual([counted(111, 210), true, false])
    await run('delete from reports; delete from messages; delete from threads')
    const first = await opened((await longOne(210, 1)).report)
    expect([seqs(first), first.hasOlder, first.hasNewer]).toEqual([counted(1, 200), false, true])
  })

  test('is read no further by who has not opened it', async () => {
    const { thread, report } = await longOne(210, 5)
    const json = { thread, report, page: { after: 200 } }
    const shut = await call('admin', further, { params: {}, json })
    expect([shut.status, JSON.stringify(shut.json)]).toEqual([
      422,
      expect.stringContaining('staff.notOpened'),
    ])
    await opened(report)
    expect((await call('admin', further, { params: {}, json })).status).toBe(200)
    expect((await call('editor', further, { params: {}, json })).status).toBe(404)
    for (const page of [{}, { before: 1, after: 2 }, { around: 5 }, { before: -1 }, { after: 'x' }])
      expect((await call('admin', further, { params: {}, json: { ...json, page } })).status).toBe(400)
  })

  test('shows its files to the admin who opened it, and to nobody else', async () => {
    const { thread, report: id } = await reported()
    const file = crypto.randomUUID()
    await run(`insert into documents (id, kind, owner_id, message_id, filename, mime_type, filesize)
      select '${file}', 'message', '${world.ids.users.buyer}', id, 'file.pdf', 'application/pdf', 9 from messages where thread_id = '${thread}'`)
    const ask = async (role: Role) => (await call(role, staffFile.GET, { params: { id: file } })).status
    expect(await ask('admin')).toBe(404)
    await openForStaff(world.ids.staff.admin, { report: id, reason: 'Looking at the file.' })
    expect(await mayReadMessageFile(world.ids.staff.admin, file)).toBe(true)
    expect(await mayReadMessageFile(world.ids.staff.editor, file)).toBe(false)
    expect(await ask('editor')).toBe(404)
  })
})
