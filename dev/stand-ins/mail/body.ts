import type { ServerResponse } from 'node:http'
import { answer } from '~/dev/stand-ins/http'
import { escapeHtml } from '~/dev/stand-ins/html'
import type { Message } from './message'

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https: data:',
  'font-src http: https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** The mail's own HTML, for the sandboxed frame: no script, no forms, links open in a new tab. */
export function mailBody(res: ServerResponse, message: Message): void {
  const shown = message.html ? withPictures(message.html, message.files) : textAsHtml(message.text ?? '')
  const body = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${shown}`
  answer(res, 200, 'text/html; charset=utf-8', openingNewTabs(body), { 'Content-Security-Policy': POLICY })
}

/** base-uri forbids a base element, so each link says itself where it opens. */
function openingNewTabs(html: string): string {
  return html.replace(/<a\b(?![^>]*\btarget=)/gi, '<a target="_blank" rel="noopener"')
}

function withPictures(html: string, files: Message['files']): string {
  return html.replace(/(["'(])cid:([^"')]+)/gi, (whole, before: string, cid: string) => {
    const file = files.find((one) => one.contentId === decodeURIComponent(cid))
    return file
      ? `${before}data:${file.mimeType};base64,${Buffer.from(file.bytes).toString('base64')}`
      : whole
  })
}

function textAsHtml(text: string): string {
  const linked = escapeHtml(text).replace(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}">${url}</a>`)
  return `<pre style="white-space:pre-wrap;font:15px/1.5 system-ui,sans-serif">${linked}</pre>`
}
