import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyProduct, type ProductValues } from '@/domain/products/listing/product-values'
import { saveDraft } from '@/features/selling/listing/drafts/save-draft'
import { getDraft } from '@/features/selling/listing/drafts/get-draft'
import { getTranslation, listTranslations } from '@/admin/queues/translations/list-translations'
import { askTranslation } from '@/features/selling/listing/drafts/translation-actions'
import { rowsOf } from '~/tests/support/database/database'
import { adminCommand } from '~/tests/support/http/admin-command'
import { openBrowser } from '~/tests/support/http/browser'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'
import type { Role } from '~/tests/support/roles'

let world: World
beforeAll(async () => void (world = await openWorld()))
const rows = <T extends object>(statement: string, ...values: unknown[]) =>
  rowsOf<T>(process.env.DATABASE_URL ?? '', statement, values)
beforeEach(() => rows(`delete from product_drafts where name is distinct from 'Basin tap'`))

const KOREAN: Partial<ProductValues> = {
  name: { en: '', fr: '', ko: '세면기 수전' },
  description: { en: '', fr: '', ko: '황동\n무광' },
  material: { en: 'Brass', fr: '', ko: '황동' },
}
const seller = () => world.ids.users.seller

async function aDraft(more = KOREAN) {
  const id = randomUUID()
  await saveDraft(seller(), { id, version: 0, content: { ...emptyProduct(), sku: 'KO-1', ...more } })
  return id
}
const ask = (role: Role, id: string, withdraw = '') =>
  openBrowser(role === 'visitor' ? undefined : world.tokens[role]).submit(askTranslation, { id, withdraw })
const { call } = chatRoutes(() => world)
const give = (role: 'admin' | 'editor' | 'seller', command: string, json: object) =>
  call(role, adminCommand(command), { params: {}, json })
const readDraft = async (id: string) => getDraft(await memberUser(world.payload, seller()), id)

const TEXTS = {
  en_name: 'Basin tap',
  en_description: 'Brass\r\nmatte',
  fr_name: 'Robinet de lavabo',
  fr_description: 'Laiton\nmat',
  fr_material: 'Laiton',
}
const seenOf = async (draft: string) => (await getTranslation(draft))?.seen ?? ''

describe('a listing written in Korean first (rules N30, S47)', () => {
  test('waits for a translation, which staff take and write; the seller checks it and hears of it', async () => {
    const draft = await aDraft()
    expect(await ask('seller', draft)).toMatchObject({ ok: true, message: 'Translation requested.' })
    expect(await ask('seller', draft)).toMatchObject({ ok: true })
    expect(await listTranslations(1)).toMatchObject([
      { id: draft, name: '세면기 수전', taker: null, total: 1 },
    ])
    const opened = await getTranslation(draft)
    expect(opened?.source).toBe('ko')
    expect(opened?.wanted).toHaveLength(5)
    expect((await give('editor', 'translation-take', { draft, from: '' })).status).toBe(200)
    expect((await give('admin', 'translation-take', { draft, from: '' })).status).toBe(422)
    const own = 'Tap of the seller’s own words'
    const done = { draft, seen: await seenOf(draft), ...TEXTS, en_material: own }
    expect((await give('editor', 'translation-done', done)).status).toBe(200)
    expect(await readDraft(draft)).toMatchObject({
      version: 2,
      translation: 'done',
      values: {
        sku: 'KO-1',
        name: { en: 'Basin tap', fr: 'Robinet de lavabo', ko: '세면기 수전' },
        description: { en: 'Brass\nmatte', ko: '황동\n무광' },
        material: { en: 'Brass', fr: 'Laiton' },
      },
    })
    expect(await listTranslations(1)).toEqual([])
    expect(
      await rows(`select user_id, href from notifications where kind = 'draft.translated'`),
    ).toMatchObject([{ user_id: seller(), href: `/upload?draft=${draft}` }])
    expect(await rows(`select 1 from emails where template = 'draftTranslated'`)).toHaveLength(1)
  })

  test('is translated once, of two at the same time, and never over a text that changed', async () => {
    const draft = await aDraft()
    await ask('seller', draft)
    const seen = await seenOf(draft)
    await saveDraft(seller(), {
      id: draft,
      version: 1,
      content: { ...emptyProduct(), ...KOREAN, name: { en: '', fr: '', ko: '주방 수전' } },
    })
    expect((await give('admin', 'translation-done', { draft, seen, ...TEXTS })).status).toBe(422)
    const again = { draft, seen: await seenOf(draft), ...TEXTS }
    const both = await Promise.all([1, 2].map(() => give('admin', 'translation-done', again)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('needs every missing text, none of them too long', async () => {
    const draft = await aDraft()
    await ask('seller', draft)
    const seen = await seenOf(draft)
    for (const more of [{ fr_material: ' ' }, { en_name: 'x'.repeat(161) }])
      expect((await give('admin', 'translation-done', { draft, seen, ...TEXTS, ...more })).status).toBe(422)
    expect(
      (await give('admin', 'translation-done', { draft, seen, en_name: 'x'.repeat(20_001) })).status,
    ).toBe(400)
    expect(await readDraft(draft)).toMatchObject({ version: 1, translation: 'waits' })
  })

  test('is taken back by its seller, and ends where the seller has written all of it', async () => {
    const draft = await aDraft()
    await ask('seller', draft)
    expect(await ask('seller', draft, '1')).toMatchObject({ ok: true, message: 'Request withdrawn.' })
    expect(await ask('seller', draft, '1')).toMatchObject({ ok: false })
    await ask('seller', draft)
    const whole = { en: 'Tap', fr: 'Robinet', ko: '수전' }
    const content = { ...emptyProduct(), name: whole, description: whole }
    await saveDraft(seller(), { id: draft, version: 1, content })
    expect((await give('admin', 'translation-done', { draft, seen: await seenOf(draft) })).status).toBe(200)
    expect(await readDraft(draft)).toMatchObject({ translation: 'none', values: { name: whole } })
  })

  test('cannot be asked for without a text, or where nothing is missing', async () => {
    for (const name of [
      { en: '', fr: '', ko: '' },
      { en: 'Tap', fr: 'Robinet', ko: '' },
    ])
      expect(await ask('seller', await aDraft({ name, description: name }))).toMatchObject({ ok: false })
    expect(await listTranslations(1)).toEqual([])
  })

  test('is nobody else’s to ask for, and no seller’s to translate', async () => {
    const draft = await aDraft()
    for (const role of [
      'visitor',
      'buyer',
      'otherSeller',
      'pendingSeller',
      'suspendedSeller',
      'admin',
    ] as const)
      expect(await ask(role, draft)).toMatchObject({ ok: false })
    for (const id of ['', 'x\u0000', 'x'.repeat(10_000), randomUUID()])
      expect(await ask('seller', id)).toMatchObject({ ok: false })
    await ask('seller', draft)
    const done = { draft, seen: await seenOf(draft), ...TEXTS }
    expect((await give('seller', 'translation-done', done)).status).toBe(404)
    expect((await give('seller', 'translation-take', { draft, from: '' })).status).toBe(404)
    expect((await readDraft(draft))?.translation).toBe('waits')
  })
})
