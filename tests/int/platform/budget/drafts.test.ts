import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { emptyProduct } from '@/domain/products/listing/product-values'
import { copyProduct, discardDraft, duplicateProduct } from '@/features/selling/listing/drafts/draft-actions'
import { getDraft } from '@/features/selling/listing/drafts/get-draft'
import { listDrafts } from '@/features/selling/listing/drafts/list-drafts'
import { refusePurchase } from '@/features/selling/listing/preview/preview-actions'
import { saveDraft } from '@/features/selling/listing/drafts/save-draft'
import { askForTranslation } from '@/features/selling/listing/drafts/ask-translation'
import { getTranslation, listTranslations } from '@/admin/queues/translations/list-translations'
import { askTranslation } from '@/features/selling/listing/drafts/translation-actions'
import * as drafts from '@/app/api/seller-drafts/route'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { adminCommand } from '~/tests/support/http/admin-command'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const seller = () => openBrowser(world.tokens.seller)
const member = () => memberUser(world.payload, world.ids.users.seller)
const save = (version: number, sku: string, id: string = randomUUID()) =>
  ask(seller(), drafts.POST, 'api/seller-drafts', {
    json: { id, version, content: { ...emptyProduct(), sku } },
  })

/** A draft of the seller's. */
async function aDraft() {
  const id = randomUUID()
  await save(0, 'FIRST', id)
  return id
}

async function aKoreanDraft() {
  const id = randomUUID()
  const [name, description] = [
    { en: '', fr: '', ko: '수전' },
    { en: '', fr: '', ko: '황동' },
  ]
  const content = { ...emptyProduct(), name, description }
  await saveDraft(world.ids.users.seller, { id, version: 0, content })
  return id
}

async function aWaitingDraft() {
  const id = await aKoreanDraft()
  await askForTranslation(world.ids.users.seller, id)
  return id
}

const give = (command: string, json: object) =>
  ask(openBrowser(world.tokens.admin), adminCommand(command), `api/admin-commands/${command}`, { json })

keepBudget('drafts', {
  'POST api/seller-drafts': async () => {
    const id = await aDraft()
    return () => save(1, 'SECOND', id)
  },
  'read a draft': async () => {
    const own = await member()
    return () => getDraft(own, world.ids['product-drafts'].begun)
  },
  'read the drafts': async () => {
    const own = await member()
    return () => listDrafts(own)
  },
  'selling/listing/drafts/draft-actions duplicateProduct': async () => () =>
    seller().submit(duplicateProduct, { id: world.ids.products.live }),
  'selling/listing/drafts/draft-actions copyProduct': async () => {
    const { sku } = await world.payload.findByID({
      collection: 'products',
      id: world.ids.products.live,
      depth: 0,
    })
    return () => seller().submit(copyProduct, { copySku: sku })
  },
  'selling/listing/drafts/translation-actions askTranslation': async () => {
    const id = await aKoreanDraft()
    return () => seller().within(() => askTranslation({}, formOf({ id })))
  },
  'read the drafts to translate': async () => {
    await aWaitingDraft()
    return () => listTranslations(1)
  },
  'POST api/admin-commands/translation-take': async () => {
    const draft = await aWaitingDraft()
    return () => give('translation-take', { draft, from: '' })
  },
  'POST api/admin-commands/translation-done': async () => {
    const draft = await aWaitingDraft()
    const { seen = '' } = (await getTranslation(draft)) ?? {}
    const texts = { en_name: 'Tap', en_description: 'Brass', fr_name: 'Robinet', fr_description: 'Laiton' }
    return () => give('translation-done', { draft, seen, ...texts })
  },
  'selling/listing/preview/preview-actions refusePurchase': async () => () =>
    seller().within(() => refusePurchase({}, formOf({}))),
  'selling/listing/drafts/draft-actions discardDraft': async () => {
    const id = await aDraft()
    return () => seller().within(() => discardDraft({}, formOf({ id })))
  },
})
