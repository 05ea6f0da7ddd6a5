import { beforeAll } from 'vitest'
import { openSupportThread } from '@/features/talk/chat/thread/open-support-thread'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { adminCommand } from '~/tests/support/http/admin-command'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

const reason = 'A reason.'
const run = (statement: string) => world.payload.db.drizzle.execute(statement)
const { open, say } = chatRoutes(() => world)
const give = (command: string, json: object) =>
  ask(openBrowser(world.tokens.admin), adminCommand(command), `api/admin-commands/${command}`, { json })

async function aReport(subject: string, thing: string) {
  const id = crypto.randomUUID()
  await run('delete from reports')
  await run(`insert into reports (id, subject, subject_id, reason, reporter_id, status)
    values ('${id}', '${subject}', '${thing}', 'fraud', '${world.ids.users.otherBuyer}', 'open')`)
  return id
}
async function aMessage() {
  const thread = await open()
  await say('buyer', thread)
  const { rows } = await run(
    `select id from messages where thread_id = '${thread}' order by seq desc limit 1`,
  )
  return { thread, message: String((rows as { id: string }[])[0]?.id) }
}
async function anInquiry() {
  const id = crypto.randomUUID()
  await run(`insert into inquiries (id, name, email, message, locale, status)
    values ('${id}', 'Jo Kim', 'jo@stone.test', 'May we sell here?', 'en', 'new')`)
  return id
}
async function aConversation() {
  const thread = await openSupportThread(world.ids.users.buyer, null)
  await run(`update threads set assignee_id = null, closed_at = null where id = '${thread}'`)
  return thread
}
async function aRequest() {
  const id = crypto.randomUUID()
  await run(`insert into verifications (id, user_id, kind, number, status)
    values ('${id}', '${world.ids.users.otherBuyer}', 'gst', '123456789RT0001', 'pending')`)
  return id
}

keepBudget('people', {
  'POST api/admin-commands/find': async () => () => give('find', { words: 'maru' }),
  'POST api/admin-commands/invite-staff': async () => {
    const email = `${crypto.randomUUID()}@maru.test`
    return () => give('invite-staff', { email, name: 'Jo', role: 'editor', locale: 'en' })
  },
  'POST api/admin-commands/report-decision': async () => {
    const report = await aReport('review', world.ids.comments.shown)
    return () => give('report-decision', { report, outcome: 'dismissed', reason, answer: '' })
  },
  'POST api/admin-commands/message-visibility': async () => {
    const { thread, message } = await aMessage()
    const report = await aReport('thread', thread)
    await give('report-conversation', { report, reason })
    return () => give('message-visibility', { message, to: 'hidden', reason })
  },
  'POST api/admin-commands/review-visibility': async () => {
    const review = world.ids.comments.shown
    await run(`update comments set hidden = false where id = '${review}'`)
    return () => give('review-visibility', { review, to: 'hidden', reason })
  },
  'POST api/admin-commands/support-read': async () => {
    const thread = await aConversation()
    return () => give('support-read', { thread, after: 0 })
  },
  'POST api/admin-commands/support-take': async () => {
    const thread = await aConversation()
    return () => give('support-take', { thread, from: '' })
  },
  'POST api/admin-commands/support-state': async () => {
    const thread = await aConversation()
    return () => give('support-state', { thread, to: 'closed' })
  },
  'POST api/admin-commands/inquiry-answer': async () => {
    const inquiry = await anInquiry()
    return () => give('inquiry-answer', { inquiry, text: 'Yes.' })
  },
  'POST api/admin-commands/inquiry-status': async () => {
    const inquiry = await anInquiry()
    return () => give('inquiry-status', { inquiry, to: 'closed' })
  },
  'POST api/admin-commands/member-state': async () => {
    await run('update users set suspended_at = null, suspended_reason = null')
    return () => give('member-state', { member: world.ids.users.otherBuyer, to: 'suspended', reason })
  },
  'POST api/admin-commands/member-sessions': async () => () =>
    give('member-sessions', { member: world.ids.users.otherBuyer, reason }),
  'POST api/admin-commands/verification': async () => {
    const verification = await aRequest()
    return () => give('verification', { verification, from: 'pending', to: 'verified', reason: '' })
  },
  'POST api/admin-commands/exemption': async () => {
    await run(`delete from verifications where kind = 'pst_exemption'`)
    const asked = { province: 'BC', number: 'PST-1234-5678', reason }
    return () => give('exemption', { member: world.ids.users.buyer, ...asked })
  },
  'POST api/admin-commands/member-conversation': async () => {
    const { thread } = await aMessage()
    return () => give('member-conversation', { thread, reason })
  },
  'POST api/admin-commands/conversation-page': async () => {
    const { thread } = await aMessage()
    await give('member-conversation', { thread, reason })
    return () => give('conversation-page', { thread, report: null, page: { before: 2 } })
  },
})
