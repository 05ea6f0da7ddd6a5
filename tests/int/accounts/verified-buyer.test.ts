import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_UPLOAD } from '@/domain/forms/upload'
import { getBuyerStanding } from '@/features/account/verification/get-buyer-standing'
import { deleteAccount } from '@/features/account/personal-data/leaving-actions'
import { currentMember } from '@/server/auth/session/session'
import { requestBadge } from '@/features/account/verification/verification-actions'
import { POST } from '@/app/api/account/export/route'
import { formOf, mailsTo, openBrowser, type Browser } from '~/tests/support/http/browser'
import { aPaper } from '~/tests/support/factories/catalogue'
import { aKoreanSignUp, aSignUp, FRESH } from '~/tests/support/factories/sign-up'
import { join } from '~/tests/support/join'
import { openWorld, userOf, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const NUMBER = '123456789RT0001'

async function newMember(fields: Record<string, string> = aSignUp()) {
  const { browser } = await join(fields)
  const id = String((await userOf(world.payload, browser.token()))?.id)
  return { email: fields.email ?? '', browser, id }
}

const aFile = (data: Uint8Array<ArrayBuffer> = new Uint8Array(aPaper().data), type = 'application/pdf') =>
  new File([data], 'articles of incorporation.pdf', { type })

function ask(browser: Browser, fields: Record<string, string>, file?: File) {
  const form = formOf(fields)
  form.set('document', file ?? new File([], ''))
  return browser.within(() => requestBadge({}, form))
}

const mine = (slug: 'verifications' | 'documents', owner: string) =>
  world.system.all(slug, { where: { [slug === 'documents' ? 'owner' : 'user']: { equals: owner } } })

const filesOnDisk = () => readdirSync(`${process.env.MARU_DATA}/documents`).toSorted()

const standingOf = (browser: Browser) =>
  browser.within(async () => {
    const user = await currentMember()
    return user && getBuyerStanding(user)
  })

async function decide(id: string, data: object) {
  const [row] = (await mine('verifications', id)).filter(({ status }) => status === 'pending')
  return world.payload.update({
    collection: 'verifications',
    id: row?.id ?? '',
    user: world.users.admin,
    overrideAccess: false,
    data,
  })
}

describe('asking to be a Verified Buyer', () => {
  test('takes a number, in its stored form', async () => {
    const { browser, id } = await newMember()
    expect(await standingOf(browser)).toEqual({ status: 'none' })
    expect(await ask(browser, { number: '123456789 rt0001' })).toEqual({
      ok: true,
      message: 'Thank you. We’ll review it and email you.',
    })
    expect(await mine('verifications', id)).toMatchObject([
      { kind: 'gst', number: NUMBER, status: 'pending', user: id },
    ])
    expect(await standingOf(browser)).toMatchObject({ status: 'pending', since: expect.any(String) })
  })

  test('takes a paper, private to who sent it and to staff', async () => {
    const { browser, id } = await newMember()
    expect(await ask(browser, {}, aFile())).toMatchObject({ ok: true })
    const [paper] = await mine('documents', id)
    expect(paper).toMatchObject({ kind: 'business', mimeType: 'application/pdf', prefix: `documents/${id}` })
    expect(await mine('verifications', id)).toMatchObject([
      { kind: 'document', document: paper?.id, status: 'pending' },
    ])
    const { collection, where } = { collection: 'documents', where: { id: { equals: paper?.id } } } as const
    const countAs = async (user: World['users']['visitor']) =>
      (await world.payload.count({ collection, where, user, overrideAccess: false })).totalDocs
    expect(await countAs(world.users.admin)).toBe(1)
    expect(await countAs(world.users.otherBuyer)).toBe(0)
    await expect(countAs(null)).rejects.toThrow('not allowed')
  })

  test('takes both in one row, of a seller too', async () => {
    const { browser, id } = await newMember({ ...aKoreanSignUp(), locale: 'en' })
    expect(await ask(browser, { number: NUMBER }, aFile())).toMatchObject({ ok: true })
    expect(await mine('verifications', id)).toMatchObject([
      { kind: 'gst', number: NUMBER, document: expect.any(String) },
    ])
  })

  test('names what is wrong with both, keeps the number in the form and nothing else', async () => {
    const { browser, id } = await newMember()
    const page = aFile(new TextEncoder().encode('<h1>A paper</h1>'))
    expect(await ask(browser, { number: '12345' }, page)).toEqual({
      ok: false,
      message: 'This wasn’t sent. Please see below.',
      fields: {
        number: 'Enter a GST/HST number such as 123456789RT0001.',
        document: 'Choose a PDF, JPEG or PNG file.',
      },
      kept: { number: '12345' },
    })
    expect((await ask(browser, {})).fields).toEqual({
      number: 'Enter your GST/HST number or choose a document.',
    })
    const damaged = aFile(new TextEncoder().encode('%PDF-1.4 x'))
    expect((await ask(browser, { number: NUMBER }, damaged)).fields).toEqual({
      document: 'Choose a PDF, JPEG or PNG file.',
    })
    for (const head of [
      [0xff, 0xd8, 0xff, 0xe0],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ]) {
      const rubbish = aFile(new Uint8Array([...head, ...Array.from({ length: 500 }, (_, i) => i % 251)]))
      expect(await ask(browser, { number: NUMBER }, rubbish)).toMatchObject({
        ok: false,
        fields: { document: 'This file is damaged and can’t be read. Choose another one.' },
        kept: { number: NUMBER },
      })
    }
    const large = new Uint8Array(MAX_UPLOAD + 1)
    large.set(aPaper().data)
    expect((await ask(browser, { number: NUMBER, locale: 'fr' }, aFile(large))).fields).toEqual({
      document: 'Le fichier dépasse 10\u00a0Mo.',
    })
    expect([await mine('verifications', id), await mine('documents', id)]).toEqual([[], []])
  })

  test('takes a paper of ten megabytes', async () => {
    const { browser, id } = await newMember()
    const { data } = aPaper()
    // As a scan is: most of it before the end of the file.
    const large = new Uint8Array(MAX_UPLOAD).fill(0x20)
    large.set(data.subarray(0, 9))
    large.set(data.subarray(9), MAX_UPLOAD - (data.length - 9))
    expect(await ask(browser, {}, aFile(large))).toMatchObject({ ok: true })
    expect(await mine('documents', id)).toMatchObject([{ filesize: MAX_UPLOAD }])
  })

  test('twice at once makes one', async () => {
    const { browser, id } = await newMember()
    const answers = await Promise.all([1, 2, 3].map(() => ask(browser, { number: NUMBER }, aFile())))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)?.message).toBe('We’re still reviewing what you sent before.')
    expect(await mine('verifications', id)).toHaveLength(1)
    expect(await mine('documents', id)).toHaveLength(1)
  })

  test('keeps no paper where the row cannot be written, and no file of one', async () => {
    const { browser, id } = await newMember()
    await ask((await newMember()).browser, {}, aFile())
    const before = filesOnDisk()
    const hooks = world.payload.collections.verifications.config.hooks.beforeChange
    const fall = () => {
      throw new Error('The database is gone.')
    }
    hooks.push(fall)
    await expect(ask(browser, {}, aFile())).rejects.toThrow('The database is gone.')
    hooks.splice(hooks.indexOf(fall), 1)
    expect(await mine('documents', id)).toEqual([])
    expect(before.length).toBeGreaterThan(0)
    expect(filesOnDisk()).toEqual(before)
  })

  test('is for who is signed in', async () => {
    expect(await ask(openBrowser(), { number: NUMBER })).toMatchObject({
      ok: false,
      message: 'Please sign in first.',
    })
  })

  test('shows nobody how another stands', async () => {
    const one = await newMember()
    const other = await newMember()
    await ask(one.browser, { number: NUMBER })
    expect(await standingOf(other.browser)).toEqual({ status: 'none' })
    const [row] = await mine('verifications', one.id)
    const user = await userOf(world.payload, other.browser.token())
    const reading = { collection: 'verifications', id: row?.id ?? '', user, overrideAccess: false } as const
    await expect(world.payload.findByID(reading)).rejects.toThrow()
  })
})

describe('a decision of the staff about a buyer', () => {
  test('says why not in the letter and on the profile, and lets one ask anew', async () => {
    const { browser, email, id } = await newMember({ ...aSignUp(), locale: 'fr' })
    await ask(browser, { number: NUMBER })
    await expect(decide(id, { status: 'declined' })).rejects.toThrow()
    await decide(id, { status: 'declined', reason: 'The number is not yours.' })
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      template: 'buyerDeclined',
      locale: 'fr',
      params: { reason: 'The number is not yours.', path: '/profile' },
    })
    expect(await standingOf(browser)).toEqual({ status: 'declined', reason: 'The number is not yours.' })
    expect(await ask(browser, {}, aFile())).toMatchObject({ ok: true })
    expect(await standingOf(browser)).toMatchObject({ status: 'pending' })
    expect(await mine('verifications', id)).toHaveLength(2)
  })

  test('is mailed once when it is yes, dated by the server, and nothing more is asked for', async () => {
    const { browser, email, id } = await newMember()
    await ask(browser, { number: NUMBER })
    const since = Date.now()
    const { id: row } = await decide(id, { status: 'verified', decidedAt: '2001-01-01T00:00:00.000Z' })
    await world.system.change('verifications', row, { reason: 'Checked at the register.' })
    const mails = (await mailsTo(email)).filter(({ template }) => template === 'buyerVerified')
    expect(mails).toMatchObject([{ userId: id, params: { path: '/profile' } }])
    const { decidedAt } = await world.system.get('verifications', row)
    expect(Date.parse(String(decidedAt))).toBeGreaterThanOrEqual(since)
    expect(await standingOf(browser)).toEqual({ status: 'verified' })
    expect(await ask(browser, { number: NUMBER })).toMatchObject({
      ok: false,
      message: 'You’re a Verified Buyer already.',
      kept: { number: NUMBER },
    })
  })

  test('about provincial tax says nothing of a badge', async () => {
    const { browser, email, id } = await newMember()
    const exemption = { kind: 'pst_exemption', province: 'BC', number: 'PST-1234-5678', user: id }
    const row = await world.system.make('verifications', exemption)
    await world.system.change('verifications', row, { status: 'verified' })
    expect((await mailsTo(email)).map(({ template }) => template)).not.toContain('buyerVerified')
    expect(await standingOf(browser)).toEqual({ status: 'none' })
  })
})

test('what was sent for the badge is in the export of one’s data and goes with the account', async () => {
  const { browser, id } = await newMember()
  await ask(browser, { number: NUMBER }, aFile())
  const body = formOf({ currentPassword: FRESH })
  const request = new Request('http://localhost/api/account/export', { method: 'POST', body })
  const data = await (await browser.within(() => POST(request))).json()
  expect(data).toMatchObject({ verifications: [{ number: NUMBER }], documents: [{ kind: 'business' }] })
  expect(await browser.submit(deleteAccount, { currentPassword: FRESH })).toMatchObject({ ok: true })
  expect([await mine('verifications', id), await mine('documents', id)]).toEqual([[], []])
})
