import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_UPLOAD } from '@/domain/forms/upload'
import {
  addProductDocument,
  removeProductDocument,
} from '@/features/selling/listing/documents/document-actions'
import { getProduct } from '@/features/shop/product/get-product'
import { deleteUnusedDocuments } from '@/server/storage/delete-unused-documents'
import { UNUSED_DAYS } from '@/server/storage/delete-unused-pictures'
import { openForm, tokenFor } from '~/tests/support/edit-form'
import { aPaper } from '~/tests/support/factories/catalogue'
import { ACTIVE_PDFS } from '~/tests/support/factories/pdfs'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openHttp } from '~/tests/support/http/http'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

let world: Decisions
let http: Awaited<ReturnType<typeof openHttp>>
let send: RestClient
beforeAll(async () => {
  world = await openDecisions()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(async () => {
  await http.close()
  await world.close()
})

type Typed = { kind?: string; language?: string; title?: string; bytes?: Uint8Array; role?: string }
const TITLE = 'Installing the faucet'
async function add(product: string, typed: Typed = {}) {
  const {
    kind = 'installation',
    language = 'en',
    title = TITLE,
    bytes = aPaper().data,
    role = 'seller',
  } = typed
  const form = formOf({ product, kind, language, title })
  form.set('document', new File([new Uint8Array(bytes)], 'guide.pdf', { type: 'application/pdf' }))
  return openBrowser(await tokenFor(world, role)).submit((state) => addProductDocument(state, form))
}
const remove = async (product: string, id: string, role = 'seller') =>
  openBrowser(await tokenFor(world, role)).submit(removeProductDocument, { product, id })

type Row = { id: string; filename: string }
const documents = (product: string) =>
  world.query<Row>('select id, filename from product_documents where product_id = $1 order by id', [product])
const fileStatus = async (role: Parameters<RestClient>[0], { filename }: Row) =>
  (await send(role, `product-documents/file/${encodeURIComponent(filename)}`)).status
const request = async (product: string) => {
  const [row] = await world.query<{ id: string; status: string }>(
    'select id, status::text from product_changes where product_id = $1 order by created_at desc, id desc limit 1',
    [product],
  )
  return row ?? { id: '', status: '' }
}
const approve = async (product: string) => {
  const { id } = await request(product)
  const { versionSeen } = (await (await send('admin', `product-changes/${id}`)).json()) as object & {
    versionSeen?: string
  }
  return world.patch('admin', `product-changes/${id}`, { status: 'approved', versionSeen })
}
const shown = async (product: string) => {
  const page = await getProduct('en', product)
  return typeof page === 'string' ? page : page.documents
}
const filesKept = () => readdirSync(join(process.env.MARU_DATA ?? '', 'product-documents')).length

describe('a document of a live product', () => {
  test('waits in the change request, and is public from its approval until its removal is approved', async () => {
    const product = await world.product()
    expect(await add(product)).toMatchObject({ ok: true })
    const [document = { id: '', filename: '' }] = await documents(product)
    const asked = await request(product)
    expect(await world.stored('product-changes', asked.id)).toMatchObject({
      status: 'pending',
      changed: ['documents'],
      documents: [document.id],
    })
    expect(await shown(product)).toEqual([])
    for (const role of ['visitor', 'buyer', 'otherSeller'] as const)
      expect(await fileStatus(role, document)).toBeGreaterThanOrEqual(403)
    for (const role of ['seller', 'editor', 'admin'] as const)
      expect(await fileStatus(role, document)).toBe(200)

    expect(await approve(product)).toMatchObject({ status: 200 })
    const href = `/api/product-documents/file/${encodeURIComponent(document.filename)}`
    const view = { title: TITLE, kind: 'installation', lang: 'en', size: aPaper().size, href }
    expect(await shown(product)).toMatchObject([view])
    expect(await fileStatus('visitor', document)).toBe(200)

    expect(await remove(product, document.id)).toMatchObject({ ok: true })
    expect(await fileStatus('visitor', document)).toBe(200)
    expect(await approve(product)).toMatchObject({ status: 200 })
    expect(await shown(product)).toEqual([])
    expect(await fileStatus('visitor', document)).toBeGreaterThanOrEqual(403)
  })

  test('is read by nobody else once the product is taken down', async () => {
    const product = await world.product()
    await add(product)
    await approve(product)
    const [document = { id: '', filename: '' }] = await documents(product)
    await world.query('update products set status = $2, is_live = false where id = $1', [product, 'rejected'])
    expect(await fileStatus('visitor', document)).toBeGreaterThanOrEqual(403)
    expect(await fileStatus('seller', document)).toBe(200)
  })

  test('taken back before the decision withdraws the request', async () => {
    const product = await world.product()
    await add(product)
    const [document] = await documents(product)
    expect(await remove(product, document?.id ?? '')).toMatchObject({ ok: true })
    expect(await request(product)).toMatchObject({ status: 'withdrawn' })
  })

  test('stays in the request when the form is saved, and the form keeps what it opened with', async () => {
    const product = await world.product()
    const form = await openForm(world, product)
    await add(product)
    expect(await form.send({ weight: '7' })).toMatchObject({ ok: true })
    const asked = await request(product)
    const [document] = await documents(product)
    expect(await world.stored('product-changes', asked.id)).toMatchObject({
      changed: ['documents', 'weight'],
      documents: [document?.id],
      weight: 7,
    })
  })
})

test('a document of a product that waits is on it at once, and public with the product', async () => {
  const product = await world.product({ status: 'pending' })
  expect(await add(product, { kind: 'drawing', language: 'ko' })).toMatchObject({ ok: true })
  const [document = { id: '', filename: '' }] = await documents(product)
  expect(await world.stored('products', product)).toMatchObject({ documents: [document.id] })
  expect(await fileStatus('visitor', document)).toBeGreaterThanOrEqual(403)
  await world.system.change('products', product, { status: 'approved' })
  expect(await fileStatus('visitor', document)).toBe(200)
})

test('an Inactive product with a new document needs a review', async () => {
  const product = await world.product()
  await world.query(
    `update products set status = 'rejected', needs_review = false, is_live = false where id = $1`,
    [product],
  )
  await add(product)
  expect(await world.stored('products', product)).toMatchObject({ status: 'rejected', needsReview: true })
})

describe('refused with a sentence, and nothing kept', () => {
  const text = (words: string) => new TextEncoder().encode(words)
  test.each<[what: string, typed: Typed, field: string, sentence: RegExp]>([
    ['what is no PDF', { bytes: text('<html>') }, 'document', /Choose a PDF file/],
    ['half a PDF', { bytes: text('%PDF-1.7\n1 0 obj') }, 'document', /damaged/],
    ['one that is too large', { bytes: new Uint8Array(MAX_UPLOAD + 1) }, 'document', /larger than 10 MB/],
    ['no file', { bytes: new Uint8Array() }, 'document', /Choose a file/],
    ['no title', { title: ' \u200b' }, 'title', /Enter a title/],
    ['a title of 121 characters', { title: 'x'.repeat(121) }, 'title', /no more than 120/],
    ['a kind that there is not', { kind: 'waybill' }, 'kind', /can’t be uploaded here/],
    ['a language that there is not', { language: 'de' }, 'language', /language of the document/],
  ])('%s', async (_, typed, field, sentence) => {
    const product = await world.product()
    const before = filesKept()
    const answer = await add(product, typed)
    expect(answer).toMatchObject({ ok: false, fields: { [field]: expect.stringMatching(sentence) } })
    expect([await documents(product), filesKept(), await request(product)]).toEqual([
      [],
      before,
      { id: '', status: '' },
    ])
  })

  test.each(ACTIVE_PDFS)('a PDF that %s', async (_, bytes) => {
    const product = await world.product()
    const before = filesKept()
    expect(await add(product, { bytes })).toMatchObject({
      ok: false,
      fields: { document: expect.stringMatching(/actions, scripts or attached files/) },
    })
    expect([await documents(product), filesKept()]).toEqual([[], before])
  })

  test('the product of another seller', async () => {
    const product = await world.product()
    await add(product)
    const [document] = await documents(product)
    expect(await add(product, { role: 'otherSeller' })).toMatchObject({ ok: false })
    expect(await remove(product, document?.id ?? '', 'otherSeller')).toMatchObject({ ok: false })
    expect(await documents(product)).toHaveLength(1)
    expect(await request(product)).toMatchObject({ status: 'pending' })
  })

  test('the ninth', async () => {
    const product = await world.product({ status: 'pending' })
    for (let at = 0; at < 8; at += 1) expect(await add(product)).toMatchObject({ ok: true })
    const before = filesKept()
    expect(await add(product)).toMatchObject({
      ok: false,
      fields: { document: expect.stringMatching(/at most 8 documents/) },
    })
    expect([await documents(product), filesKept()]).toMatchObject([{ length: 8 }, before])
  })

  test('a document of another product, by whatever door', async () => {
    const [one, other] = [
      await world.product({ status: 'pending' }),
      await world.product({ status: 'pending' }),
    ]
    await add(one)
    const [document] = await documents(one)
    await expect(world.system.change('products', other, { documents: [document?.id] })).rejects.toThrow()
  })
})

test('a document that nothing names goes after 30 days with its file, and one that is asked for stays', async () => {
  const [product, other] = [await world.product({ status: 'pending' }), await world.product()]
  await add(product)
  await add(other)
  const [document = { id: '', filename: '' }] = await documents(product)
  await remove(product, document.id)
  await deleteUnusedDocuments()
  expect(await documents(product)).toHaveLength(1)
  await world.query(
    'update product_documents set updated_at = now() - make_interval(days => $1, mins => 1)',
    [UNUSED_DAYS],
  )
  const before = filesKept()
  await deleteUnusedDocuments()
  expect([await documents(product), (await documents(other)).length, filesKept() < before]).toEqual([
    [],
    1,
    true,
  ])
})
