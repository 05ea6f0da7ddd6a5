import PostalMime, { type Address, type Email } from 'postal-mime'

export type Attachment = { filename: string; mimeType: string; contentId: string | null; bytes: Uint8Array }

export type Summary = {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
  preview: string
  attachments: number
}

export type Message = Summary & {
  headers: { name: string; value: string }[]
  text: string | null
  html: string | null
  links: string[]
  files: Attachment[]
}

/** Reads a stored message: the recipients are those of the envelope, so a blind copy is found too. */
export async function readMessage(id: string, raw: Uint8Array): Promise<Message> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
  const files = email.attachments.map(toAttachment)
  const text = email.text?.trim() || null
  const html = email.html ?? null
  return {
    id,
    receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
    from: email.from ? addressText(email.from) : headerOf(email, 'return-path'),
    to: headerOf(email, 'x-envelope-to').split(', ').filter(Boolean),
    subject: email.subject ?? '(no subject)',
    preview: (text ?? plain(html ?? '')).replace(/\s+/g, ' ').slice(0, 140),
    attachments: files.length,
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    text,
    html,
    links: linksOf(text ?? '', html ?? ''),
    files,
  }
}

export function summaryOf(message: Message): Summary {
  const { id, receivedAt, from, to, subject, preview, attachments } = message
  return { id, receivedAt, from, to, subject, preview, attachments }
}

function toAttachment(file: Email['attachments'][number], index: number): Attachment {
  return {
    filename: file.filename || `attachment-${index + 1}`,
    mimeType: file.mimeType,
    contentId: file.contentId?.replace(/^<|>$/g, '') ?? null,
    bytes: typeof file.content === 'string' ? Buffer.from(file.content) : new Uint8Array(file.content),
  }
}

function headerOf(email: Email, key: string): string {
  return email.headers.find((header) => header.key === key)?.value ?? ''
}

function addressText({ name, address }: Address): string {
  return name && address ? `${name} <${address}>` : (address ?? name)
}

function plain(html: string): string {
  return html.replace(/<(style|head)[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ')
}

function linksOf(text: string, html: string): string[] {
  const inHtml = [...html.matchAll(/href="(https?:[^"]+)"/gi)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  )
  const inText = text.match(/https?:\/\/[^\s<>")\]]+/g) ?? []
  return [...new Set([...inHtml, ...inText])]
}
