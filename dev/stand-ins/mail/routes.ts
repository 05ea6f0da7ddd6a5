import type { ServerResponse } from 'node:http'
import { answer, answerJson, answerPage, redirect } from '~/dev/stand-ins/http'
import type { Handler } from '~/dev/stand-ins/serve'
import { mailBody } from './body'
import { listPage, messagePage, missingPage } from './pages'
import { summaryOf, type Message } from './message'
import type { MailStore } from './store'

/** The mailbox: pages for people, /api/messages for tests. */
export function mailRoutes(store: MailStore): Handler {
  return async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://mailbox')
    const [, first = '', second = '', third = '', fourth = ''] = url.pathname.split('/')
    const to = url.searchParams.get('to') ?? undefined
    if (first === 'api' && second === 'messages') return api(store, req.method ?? 'GET', third, to, res)
    if (first === '' && req.method === 'GET') return answerPage(res, 200, listPage(store.list(to), to))
    if (first === 'clear' && req.method === 'POST') return store.clear().then(() => redirect(res, '/'))
    const message = first === 'messages' && req.method === 'GET' ? await store.read(second) : null
    if (!message) return answerPage(res, 404, missingPage())
    if (third === '') return answerPage(res, 200, messagePage(message), "frame-src 'self'")
    if (third === 'body') return mailBody(res, message)
    if (third === 'raw') return download(res, `${second}.eml`, (await store.raw(second)) ?? Buffer.alloc(0))
    const file = third === 'files' ? message.files[Number(fourth)] : undefined
    if (!file) return answerPage(res, 404, missingPage())
    download(res, file.filename, file.bytes)
  }
}

async function api(
  store: MailStore,
  method: string,
  id: string,
  to: string | undefined,
  res: ServerResponse,
) {
  if (method === 'DELETE') {
    await (id ? store.remove(id) : store.clear())
    return answerJson(res, 200, { deleted: true })
  }
  if (method !== 'GET') return answerJson(res, 405, { error: 'Use GET or DELETE.' })
  if (!id) return answerJson(res, 200, { messages: store.list(to) })
  const message = await store.read(id)
  if (!message) return answerJson(res, 404, { error: 'No such message.' })
  answerJson(res, 200, toJson(message))
}

function toJson(message: Message) {
  const { headers, text, html, links } = message
  const files = message.files.map(({ filename, mimeType, bytes }) => ({
    filename,
    mimeType,
    size: bytes.length,
  }))
  return { ...summaryOf(message), headers, text, html, links, files }
}

/** Always a download: an attachment never runs in the mailbox's own origin. */
function download(res: ServerResponse, name: string, bytes: Uint8Array): void {
  answer(res, 200, 'application/octet-stream', bytes, {
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  })
}
