import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { aPaper } from '~/tests/support/factories/catalogue'
import { PASSWORD } from '~/tests/support/factories/people'
import { emptyPng, noise } from '~/tests/support/factories/pictures'
import { ACTIVE_PDFS, PLAIN_PDFS } from '~/tests/support/factories/pdfs'
import { multipart, openUploads } from '~/tests/support/http/uploads'
import { openWorld, type World } from '~/tests/support/open-world'
import { MEMBERS, ROLES } from '~/tests/support/roles'

let world: World
let uploads: Awaited<ReturnType<typeof openUploads>>
beforeAll(async () => {
  world = await openWorld()
  uploads = await openUploads(() => world)
})
afterAll(() => uploads.close())

const photo = await noise(900, 1100).jpeg().toBuffer()
const paper = (kind?: string) =>
  multipart({
    bytes: aPaper().data,
    name: 'licence.pdf',
    type: 'application/pdf',
    fields: kind ? { kind } : {},
  })

describe('a document', () => {
  test.each(MEMBERS)('of %s is kept, and is read by that member and admins alone', async (role) => {
    const { status, json } = await uploads.post(role, 'document', paper('business'))
    const row = await world.system.get('documents', String(json.id))
    expect([status, json]).toEqual([
      201,
      { id: row.id, url: `/api/documents/file/${row.filename}`, name: 'licence.pdf', kind: 'business' },
    ])
    expect(row).toMatchObject({ owner: world.ids.users[role], order: null, sharedWith: null })
    const readers = await Promise.all(
      ROLES.map((each) =>
        world.payload
          .find({
            collection: 'documents',
            where: { id: { equals: row.id } },
            overrideAccess: false,
            user: world.users[each],
          })
          .then(({ docs }) => docs.length > 0 && each)
          .catch(() => false),
      ),
    )
    expect(readers.filter(Boolean)).toEqual([role, 'admin'])
  })

  test.each(['invoice', 'statement', 'packing_list', 'waybill', 'x', ''])(
    'of the kind %j is not a member’s to upload',
    async (kind) => {
      const before = await uploads.kept()
      const { status, json } = await uploads.post('seller', 'document', paper(kind))
      expect([status, json.message]).toEqual([422, en.issues.document.kind])
      const making = world.payload.create({
        collection: 'documents',
        data: { kind: kind as 'invoice' },
        file: aPaper(),
        overrideAccess: false,
        user: world.users.seller,
      })
      await expect(making).rejects.toThrow()
      expect(await uploads.kept()).toEqual(before)
    },
  )

  test.each([
    ['a page that says it is a PDF', Buffer.from('<html>'), 415, 'documentType'],
    ['a PDF without an end', Buffer.from('%PDF-1.4\n1 0 obj'), 422, 'damaged'],
    ['a JPEG without pixels', photo.subarray(0, 30), 422, 'damaged'],
    ['a PNG of 900 million pixels', emptyPng(30_000, 30_000), 422, 'pixels'],
    ['more than 10 MB', Buffer.concat([aPaper().data, Buffer.alloc(10 * 1024 * 1024)]), 413, 'tooLarge'],
  ] as const)('is not %s', async (_, bytes, status, code) => {
    const before = await uploads.kept()
    const body = multipart({ bytes, name: 'paper.pdf', fields: { kind: 'exemption' } })
    const answer = await uploads.post('buyer', 'document', body)
    expect([answer.status, String(answer.json.message).slice(0, 20)]).toEqual([
      status,
      en.issues.upload[code].slice(0, 20),
    ])
    expect(await uploads.kept()).toEqual(before)
  })
})

describe('a PDF', () => {
  const send = (bytes: Buffer, query = '') =>
    uploads.post('buyer', 'document', multipart({ bytes, name: 'paper.pdf', fields: { kind: 'message' } }), {
      query,
    })

  test.each(ACTIVE_PDFS)('that %s is refused with a sentence (rule N5)', async (_, bytes) => {
    const before = await uploads.kept()
    for (const [locale, messages] of Object.entries({ en, fr, ko })) {
      const { status, json } = await send(bytes, `?locale=${locale}`)
      expect([status, json.message]).toEqual([422, messages.issues.upload.activePdf])
    }
    expect(await uploads.kept()).toEqual(before)
  })

  test.each(PLAIN_PDFS)('that %s is taken', async (_, bytes) => {
    expect((await send(bytes)).status).toBe(201)
  })
})

describe('who may not upload', () => {
  const rejected = async () => {
    const [seller] = await world.system.all('sellers', {
      where: { id: { equals: world.ids.users.pendingSeller } },
    })
    await world.system.change('sellers', String(seller?.id), {
      status: 'rejected',
      statusReason: 'No licence',
    })
    const { email } = await world.system.get('users', world.ids.users.pendingSeller)
    const data = { email: String(email), password: PASSWORD }
    return (await world.payload.login({ collection: 'users', data })).token
  }

  test.each([
    ['visitor', 404],
    ['editor', 404],
    ['admin', 404],
    ['buyer', 403],
    ['pendingSeller', 403],
    ['suspendedSeller', 403],
  ] as const)('%s gets %i for a picture, and nothing is kept', async (role, status) => {
    const before = await uploads.kept()
    const answer = await uploads.post(role, 'picture', multipart({ bytes: photo }), { query: '?locale=fr' })
    expect([answer.status, answer.json.message]).toEqual([
      status,
      status === 404 ? 'Not found.' : fr.issues.upload.picturesBySellers,
    ])
    expect(await uploads.kept()).toEqual(before)
  })

  test('a rejected seller neither', async () => {
    const token = await rejected()
    const answer = await uploads.post('pendingSeller', 'picture', multipart({ bytes: photo }), { token })
    expect(answer.status).toBe(403)
  })

  test.each(['visitor', 'editor', 'admin'] as const)('%s sends no document here', async (role) => {
    const before = await uploads.kept()
    expect((await uploads.post(role, 'document', paper('business'))).status).toBe(404)
    expect(await uploads.kept()).toEqual(before)
  })
})
