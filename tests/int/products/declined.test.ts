import type { UIFieldServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DeclinedProduct } from '@/admin/records/declined-product'
import { ReviewedDetails } from '@/admin/queues/screens/reviewed-details'
import { categoryIn } from '@/domain/products/category'
import { getReviewed } from '@/admin/queues/decisions/get-reviewed'
import { listProductQueue } from '@/admin/queues/decisions/list-queue'
import { listCategoryTree } from '@/server/products/category-tree'
import { openForm } from '~/tests/support/edit-form'
import { aCategory } from '~/tests/support/factories/catalogue'
import { localDoor } from '~/tests/support/http/local'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'
import type { Role } from '~/tests/support/roles'

let world: Decisions
let sinks = ''
beforeAll(async () => {
  world = await openDecisions()
  sinks = await world.system.make('categories', aCategory('Basins', world.ids.categories.room))
})
afterAll(() => world.close())

const REASON = 'This is a basin & no faucet.'
const decide = async (id: string, data: object) => {
  const { versionSeen } = JSON.parse((await world.patch('admin', `products/${id}`, {})).text).doc
  expect(await world.patch('admin', `products/${id}`, { ...data, versionSeen })).toMatchObject({
    status: 200,
  })
}
const decline = (id: string, statusReason = REASON) => decide(id, { status: 'rejected', statusReason })
const askAgain = async (id: string, typed: object = {}) => {
  const { send } = await openForm(world, id)
  expect(await send(typed, { asksApproval: true })).toEqual({ ok: true, value: { saved: true } })
}
const reviewed = async (id: string) => {
  const { rows } = await listProductQueue(1, 'en')
  const found = await getReviewed(rows.filter((row) => row.id === id))
  return found.get(id)?.declined
}
const shown = async (id: string, language: 'en' | 'fr' | 'ko' = 'en', role: Role = 'admin') => {
  const props: Partial<UIFieldServerProps> = {
    data: { id },
    payload: world.payload,
    user: world.users[role] ?? undefined,
    i18n: { language } as UIFieldServerProps['i18n'],
  }
  const node = await DeclinedProduct(props as UIFieldServerProps)
  return node ? renderToStaticMarkup(node) : ''
}
const inQueue = async (id: string) => {
  const { rows } = await listProductQueue(1, 'en')
  const found = (await getReviewed(rows)).get(id)
  if (!found) throw new Error('It is not in the queue')
  const props = { reviewed: found, categories: await listCategoryTree('en'), isChange: false }
  return renderToStaticMarkup(ReviewedDetails({ ...props, i18n: { language: 'en' } }))
}
const waiting = () => world.product({ status: 'pending', name: 'Faucet' })

describe('a declined product that comes back', () => {
  test('says why and when it was declined, and what its seller changed since', async () => {
    const id = await waiting()
    await decline(id)
    const { values } = await openForm(world, id)
    await askAgain(id, {
      name: { ...values.name, fr: '<i>Vasque</i>' },
      boxHeight: '90',
      mainCategory: world.ids.categories.room,
      subCategory: sinks,
      certifications: 'KC',
    })
    const sub = world.ids.categories.sub
    expect(await reviewed(id)).toEqual({
      reason: REASON,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      category: expect.stringContaining(' > '),
      changed: [
        { name: 'name.fr', before: null, now: '<i>Vasque</i>' },
        {
          name: 'box',
          before: { length: 300, width: 200, height: 450 },
          now: { length: 300, width: 200, height: 90 },
        },
        { name: 'listedIn', before: sub, now: sinks },
        { name: 'certifications', before: ['cUPC'], now: ['KC'] },
      ],
    })
    for (const [language, title] of [
      ['en', 'Sent back before'],
      ['fr', 'Renvoyé auparavant'],
      ['ko', '이전 심사 의견'],
    ] as const) {
      const tree = await listCategoryTree(language)
      const page = await shown(id, language)
      expect(page).toContain(title)
      expect(page).toContain('This is a basin &amp; no faucet.')
      expect(page).toContain('&lt;i&gt;Vasque&lt;/i&gt;')
      for (const category of [sub, sinks])
        expect(page).toContain(categoryIn(tree, category)?.replace('>', '&gt;'))
    }
    expect(await shown(id, 'en', 'editor')).toContain('Sent back before')
    expect(await inQueue(id)).toContain('This is a basin &amp; no faucet.')
  })

  test('says so where nothing changed, and the last reason counts', async () => {
    const id = await waiting()
    await decline(id, 'Too dark.')
    await askAgain(id, { weight: '7' })
    await decline(id, 'Still too dark.')
    await askAgain(id)
    expect(await reviewed(id)).toMatchObject({ reason: 'Still too dark.', changed: [] })
    expect(await shown(id)).toContain('Nothing has changed since.')
  })

  test('has the words of staff as they last put them', async () => {
    const id = await waiting()
    await decline(id, 'Too dark.')
    await decide(id, { statusReason: 'Too small.' })
    await askAgain(id)
    expect(await reviewed(id)).toMatchObject({ reason: 'Too small.' })
  })

  test('names images by their files, also one that is gone', async () => {
    const id = await waiting()
    await decline(id)
    await world.query(
      'update declined_products set facts = replace(facts::text, $2, $3)::json where product_id = $1',
      [id, world.ids.media.sellers, '01990000-0000-7000-8000-00000000dead'],
    )
    await askAgain(id)
    const page = await shown(id)
    expect(page).toContain('1. Deleted image')
    expect(page).not.toContain(world.ids.media.sellers)
  })
})

describe('what staff saw is kept', () => {
  const kept = (id: string) => world.query('select 1 from declined_products where product_id = $1', [id])

  test('until they approve or delete it, and not of one its seller took down', async () => {
    const id = await waiting()
    await decline(id)
    expect(await kept(id)).toHaveLength(1)
    await askAgain(id)
    await decide(id, { status: 'approved' })
    expect(await kept(id)).toEqual([])
    expect(await shown(id)).toBe('')
    await localDoor(world).update('seller', 'products', id, { status: 'rejected' })
    expect(await kept(id)).toEqual([])
    const other = await world.product({ status: 'pending', stock: 0, madeToOrder: true })
    await decline(other)
    expect(await localDoor(world).remove('admin', 'products', other)).toBe('done')
    expect(await kept(other)).toEqual([])
  })

  test('and nobody but staff is shown it', async () => {
    const id = await waiting()
    await decline(id)
    for (const role of ['seller', 'otherSeller', 'buyer'] as const)
      expect(await shown(id, 'en', role)).toBe('')
  })
})
