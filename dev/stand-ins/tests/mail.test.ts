import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMail } from '~/dev/stand-ins/mail/server'
import { LETTER, sendMail } from './smtp-client'

let folder: string
let mail: Awaited<ReturnType<typeof startMail>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maru-mail-test-'))
  mail = await startMail({ webPort: 0, smtpPort: 0, folder, keep: 3 })
})
afterEach(async () => {
  await mail.close()
  await rm(folder, { recursive: true })
})

async function json(path: string, init?: RequestInit) {
  const response = await fetch(mail.url + path, init)
  return { status: response.status, body: await response.json() }
}

async function newest(to = '') {
  const { body } = await json(`/api/messages?to=${encodeURIComponent(to)}`)
  return body.messages[0]
}

const letter = { from: 'no-reply@maru.test', to: ['buyer@maru.test', 'hidden@maru.test'], lines: LETTER }
const note = (subject: string) => ({
  from: 'a@maru.test',
  to: ['b@maru.test'],
  lines: [`Subject: ${subject}`, '', `..${subject}`],
})

describe('the mail stand-in', () => {
  it('takes a message and reads its names, subject, links and files', async () => {
    const replies = await sendMail(mail.smtpPort, letter)
    expect(replies.at(-2)).toMatch(/^250/)
    const { body } = await json(`/api/messages/${(await newest()).id}`)
    expect(body).toMatchObject({
      from: '마루 <no-reply@maru.test>',
      to: ['buyer@maru.test', 'hidden@maru.test'],
      subject: 'Vérifiez votre adresse',
      links: ['http://localhost:3000/verify?token=abc&n=1'],
      files: [
        { filename: 'logo.png', mimeType: 'image/png', size: 8 },
        { filename: 'invoice.html', mimeType: 'text/html' },
      ],
    })
    expect(body.text).toContain('Bonjour Amélie')
    expect(body.html).toContain('Vérifier')
  })

  it('accepts any sign-in', async () => {
    const replies = await sendMail(mail.smtpPort, { ...note('hello'), auth: '\0maru\0secret' })
    expect(replies).toContainEqual(expect.stringMatching(/^235/))
    expect((await newest()).subject).toBe('hello')
  })

  it('finds mail by recipient, newest first, blind copies included', async () => {
    await sendMail(mail.smtpPort, letter)
    await sendMail(mail.smtpPort, note('second'))
    await sendMail(mail.smtpPort, note('third'))
    const { body } = await json('/api/messages?to=B@maru.test')
    expect(body.messages.map(({ subject }: { subject: string }) => subject)).toEqual(['third', 'second'])
    expect((await newest('hidden@')).subject).toBe('Vérifiez votre adresse')
  })

  it('keeps the newest messages over a restart and drops the oldest', async () => {
    for (const subject of ['one', 'two', 'three', 'four']) await sendMail(mail.smtpPort, note(subject))
    await mail.close()
    mail = await startMail({ webPort: 0, smtpPort: 0, folder, keep: 3 })
    const { body } = await json('/api/messages')
    expect(body.messages.map(({ subject }: { subject: string }) => subject)).toEqual(['four', 'three', 'two'])
    expect(await readdir(folder)).toHaveLength(3)
  })

  it('deletes one message or all of them', async () => {
    for (const subject of ['one', 'two', 'three']) await sendMail(mail.smtpPort, note(subject))
    const { id } = await newest()
    await json(`/api/messages/${id}`, { method: 'DELETE' })
    expect(await json(`/api/messages/${id}`)).toMatchObject({ status: 404 })
    expect((await newest()).subject).toBe('two')
    await json('/api/messages', { method: 'DELETE' })
    expect((await json('/api/messages')).body.messages).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })

  it('shows the HTML part without letting it run', async () => {
    await sendMail(mail.smtpPort, letter)
    const { id } = await newest()
    const frame = await fetch(`${mail.url}/messages/${id}/body`)
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(frame.headers.get('content-security-policy')).toMatch(
      /sandbox allow-popups allow-popups-to-escape-sandbox$/,
    )
    const body = await frame.text()
    expect(body).toContain('src="data:image/png;base64,iVBORw0KGgo="')
    expect(body).toContain('<a target="_blank" rel="noopener" href="http://localhost:3000/verify')
    const file = await fetch(`${mail.url}/messages/${id}/files/1`)
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-disposition')).toContain('attachment')
  })

  it('shows a list and a message page with everything escaped', async () => {
    await sendMail(mail.smtpPort, note('<script>alert(1)</script>'))
    const { id } = await newest()
    for (const path of ['/', `/messages/${id}`]) {
      const response = await fetch(mail.url + path)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toContain('<script>')
    }
    expect((await fetch(`${mail.url}/messages/../../etc/passwd`)).status).toBe(404)
    expect((await fetch(`${mail.url}/messages/constructor`)).status).toBe(404)
  })
})
