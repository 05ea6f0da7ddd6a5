import { beforeAll } from 'vitest'
import { openChat, sendMessage } from '@/features/talk/chat/actions'
import { markAllRead } from '@/features/talk/notifications/actions'
import { listThreads } from '@/features/talk/inbox/list-threads'
import { listNotifications } from '@/features/talk/notifications/list-notifications'
import * as translate from '@/app/api/translate/route'
import * as chat from '@/app/api/chat/[thread]/route'
import * as chatRead from '@/app/api/chat/[thread]/read/route'
import * as chatTyping from '@/app/api/chat/[thread]/typing/route'
import * as messageFile from '@/app/api/message-file/[id]/route'
import * as staffFile from '@/app/api/admin-commands/message-file/[id]/route'
import { block, sendReport } from '@/features/talk/reports/actions'
import { openSupportThread } from '@/features/talk/chat/thread/open-support-thread'
import * as oneClick from '@/app/api/unsubscribe/[sealed]/route'
import { saveEmailPreferences, unsubscribe } from '@/features/account/profile/preference-actions'
import { sealUnsubscription } from '@/server/talk/email/unsubscribe-link'
import * as notification from '@/app/api/notifications/[id]/route'
import * as feedRead from '@/app/api/notifications/read/route'
import * as feed from '@/app/api/notifications/route'
import * as document from '@/app/api/uploads/document/route'
import * as picture from '@/app/api/uploads/picture/route'
import { sentenceBook } from '@/server/talk/translator/ready-sentences'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { aPaper, aPicture } from '~/tests/support/factories/catalogue'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { BOUNDARY, multipart, type Sent } from '~/tests/support/http/uploads'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'
import { adminCommand } from '~/tests/support/http/admin-command'

const conversation = adminCommand('report-conversation')
const answer = adminCommand('support-answer')

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const buyer = () => openBrowser(world.tokens.buyer)
const act = <T>(action: (form: FormData) => Promise<T>, fields: Record<string, string>) =>
  buyer().within(() => action(formOf(fields)))

/** A conversation with one message. */
async function aChat() {
  const opened = await act(openChat, { product: world.ids.products.live })
  const thread = opened.chat?.thread ?? ''
  await act(sendMessage, { thread, text: 'Hello', key: crypto.randomUUID() })
  return thread
}
const upload = (sent: Sent) => {
  const body = new Uint8Array(multipart(sent))
  const type = `multipart/form-data; boundary=${BOUNDARY}`
  return { body, headers: { 'content-type': type, 'content-length': String(body.length) } }
}

/** A file that waits to be sent. */
async function aFile() {
  const sent = upload({ bytes: aPaper().data, name: 'a.pdf', fields: { kind: 'message' } })
  await ask(buyer(), document.POST, 'api/uploads/document', sent)
  const where = { and: [{ kind: { equals: 'message' } }, { message: { exists: false } }] }
  return (await world.system.all('documents', { where })).at(-1)?.id ?? ''
}

async function aReportOf(thread: string) {
  const id = crypto.randomUUID()
  await world.payload.db.drizzle.execute(
    `insert into reports (id, subject, subject_id, reason, status) values ('${id}', 'thread', '${thread}', 'fraud', 'open')`,
  )
  return id
}

const aLink = () => sealUnsubscription({ user: world.ids.users.buyer, topic: 'messages' })

keepBudget('talk', {
  'read the notifications': async () => {
    const member = await memberUser(world.payload, world.ids.users.buyer)
    return () => listNotifications(member, 1)
  },
  'read an inbox': async () => {
    await aChat()
    const member = await memberUser(world.payload, world.ids.users.buyer)
    return () => listThreads(member, 'buyer', { isUnread: false, text: '', page: 1 })
  },
  'talk/notifications/actions markAllRead': async () => () => buyer().submit(markAllRead, {}),
  'GET api/notifications/[id]': async () => {
    const id = world.ids.notifications.buyers
    return () => ask(buyer(), notification.GET, 'api/notifications/x', { params: { id } })
  },
  'GET api/notifications': async () => () => ask(buyer(), feed.GET, 'api/notifications?locale=en'),
  'POST api/notifications/read': async () => () =>
    ask(buyer(), feedRead.POST, 'api/notifications/read', {
      json: { about: [`orders:${world.ids.orders.byBuyer}`], until: new Date().toISOString() },
    }),
  'talk/chat/actions openChat': async () => () => act(openChat, { product: world.ids.products.live }),
  'talk/chat/actions sendMessage': async () => {
    const thread = await aChat()
    return () => act(sendMessage, { thread, text: 'Hello', key: crypto.randomUUID() })
  },
  'GET api/chat/[thread]': async () => {
    const thread = await aChat()
    return () => ask(buyer(), chat.GET, `api/chat/${thread}`, { params: { thread } })
  },
  'POST api/chat/[thread]': async () => {
    const thread = await aChat()
    return () =>
      ask(buyer(), chat.POST, `api/chat/${thread}`, {
        params: { thread },
        json: { text: 'Hello', key: crypto.randomUUID() },
      })
  },
  'POST api/chat/[thread]/read': async () => {
    const thread = await aChat()
    return () =>
      ask(buyer(), chatRead.POST, `api/chat/${thread}/read`, { params: { thread }, json: { seq: 1 } })
  },
  'POST api/chat/[thread]/typing': async () => {
    const thread = await aChat()
    return () =>
      ask(buyer(), chatTyping.POST, `api/chat/${thread}/typing`, { params: { thread }, method: 'POST' })
  },
  'POST api/translate': async () => {
    process.env.TRANSLATOR_URL = 'http://127.0.0.1:9/'
    const thread = await aChat()
    const [text = ''] = sentenceBook('buyer', 'en')
    await act(sendMessage, { thread, text, key: crypto.randomUUID() })
    const where = { and: [{ thread: { equals: thread } }, { text: { equals: text } }] }
    const [message] = await world.system.all('messages', { where })
    return () =>
      ask(buyer(), translate.POST, 'api/translate', { json: { message: message?.id, locale: 'ko' } })
  },
  'GET api/message-file/[id]': async () => {
    const id = await aFile()
    return () => ask(buyer(), messageFile.GET, `api/message-file/${id}`, { params: { id } })
  },
  'DELETE api/message-file/[id]': async () => {
    const id = await aFile()
    return () =>
      ask(buyer(), messageFile.DELETE, `api/message-file/${id}`, { params: { id }, method: 'DELETE' })
  },
  'talk/reports/actions sendReport': async () => {
    await world.payload.db.drizzle.execute('delete from reports')
    const about = { subject: 'product', id: world.ids.products.live }
    return () => buyer().submit(sendReport, { ...about, reason: 'fraud', note: '' })
  },
  'talk/reports/actions block': async () => {
    const thread = await aChat()
    return () => buyer().submit(block, { thread, blocked: 'no' })
  },
  'POST api/admin-commands/support-answer': async () => {
    const thread = await openSupportThread(world.ids.users.buyer, null)
    const json = { thread, text: 'Hello', then: 'open', key: crypto.randomUUID() }
    return () => ask(openBrowser(world.tokens.admin), answer, 'api/admin-commands/support-answer', { json })
  },
  'POST api/admin-commands/report-conversation': async () => {
    const report = await aReportOf(await aChat())
    const json = { report, reason: 'To look at the words.' }
    return () =>
      ask(openBrowser(world.tokens.admin), conversation, 'api/admin-commands/report-conversation', {
        json,
      })
  },
  'GET api/admin-commands/message-file/[id]': async () => {
    const id = await aFile()
    const thread = await openSupportThread(world.ids.users.buyer, null)
    await act(sendMessage, { thread, text: 'A file', key: crypto.randomUUID() })
    await world.payload.db.drizzle.execute(
      `update documents set message_id = (select id from messages where thread_id = '${thread}' limit 1) where id = '${id}'`,
    )
    return () =>
      ask(openBrowser(world.tokens.admin), staffFile.GET, 'api/admin-commands/message-file/x', {
        params: { id },
      })
  },
  'account/profile/preference-actions saveEmailPreferences': async () => () =>
    buyer().submit(saveEmailPreferences, { messages: 'on' }),
  'account/profile/preference-actions unsubscribe': async () => () =>
    buyer().submit(unsubscribe, { sealed: aLink(), wanted: 'no' }),
  'POST api/unsubscribe/[sealed]': async () => () =>
    ask(openBrowser(undefined), oneClick.POST, 'api/unsubscribe/x', {
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      params: { sealed: aLink() },
    }),
  'POST api/uploads/picture': async () => () =>
    ask(
      openBrowser(world.tokens.seller),
      picture.POST,
      'api/uploads/picture',
      upload({ bytes: aPicture().data }),
    ),
  'POST api/uploads/document': async () => () =>
    ask(buyer(), document.POST, 'api/uploads/document', {
      ...upload({ bytes: aPaper().data, name: 'a.pdf', fields: { kind: 'business' } }),
    }),
})
