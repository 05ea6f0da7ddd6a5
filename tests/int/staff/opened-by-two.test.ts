import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPage } from '~/tests/support/factories/talk'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'
import type { StaffRole } from '~/tests/support/roles'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
})
afterAll(() => http.close())
beforeEach(async () => {
  await world.payload.db.pool.query('delete from payload_locked_documents')
})

type Answer = { doc: { title: string; updatedAt: string }; errors?: { message: string }[] }
const AUTOSAVE = 'locale=en&draft=true&autosave=true&depth=0'

async function save(role: StaffRole, path: string, json: object) {
  const answer = await send(role, path, { method: 'PATCH', json })
  const { doc, errors } = (await answer.json()) as Answer
  return { status: answer.status, doc, message: errors?.[0]?.message ?? '' }
}
const unlock = () => world.payload.db.pool.query('delete from payload_locked_documents')

describe('a page that two people have open (rule A26)', () => {
  let page: string
  const write = (role: StaffRole, title: string, updatedAt: string | undefined, query = AUTOSAVE) =>
    save(role, `pages/${page}?${query}`, { title, ...(updatedAt && { updatedAt }) })
  const opened = async () => {
    const answer = await send('editor', `pages/${page}?draft=true&depth=0`)
    return (await answer.json()) as Answer['doc']
  }
  beforeEach(async () => {
    const made = await world.payload.create({
      collection: 'pages',
      data: aPage('Shipping', 'published'),
      overrideAccess: false,
      user: world.users.editor,
    })
    page = made.id
  })

  test('takes every autosave of one of them, each upon the one before', async () => {
    let { updatedAt } = await opened()
    for (const title of ['S', 'Sh', 'Shi']) {
      const saved = await write('editor', title, updatedAt)
      expect(saved.status).toBe(200)
      expect((await opened()).updatedAt).toBe(saved.doc.updatedAt)
      updatedAt = saved.doc.updatedAt
    }
  })

  test('refuses the form that was opened before the other saved, as draft and when published', async () => {
    const { updatedAt } = await opened()
    const first = await write('editor', 'Theirs', updatedAt)
    await unlock()
    for (const query of [AUTOSAVE, 'locale=en&depth=0']) {
      const late = await write('admin', 'Mine', updatedAt, query)
      expect(late).toMatchObject({ status: 400, message: expect.stringContaining('Somebody else saved') })
    }
    expect(await opened()).toMatchObject({ title: 'Theirs' })
    expect(await write('admin', 'Mine', first.doc.updatedAt)).toMatchObject({ status: 200 })
  })

  test('takes one of two that are sent at once', async () => {
    const { updatedAt } = await opened()
    const roles = ['editor', 'admin'] as const
    const both = await Promise.all(roles.map((role) => write(role, role, updatedAt, 'locale=en&depth=0')))
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes two of one person that set out together, as autosave and Publish do', async () => {
    const { updatedAt } = await opened()
    expect((await write('editor', 'Begun', updatedAt)).status).toBe(200)
    expect((await write('editor', 'Done', updatedAt, 'locale=en&depth=0')).status).toBe(200)
  })

  test('stays locked after an autosave, so that the other is refused and learns of it', async () => {
    const { updatedAt } = await opened()
    const first = await write('editor', 'Theirs', updatedAt)
    const { docs } = await world.payload.find({ collection: 'payload-locked-documents', depth: 0 })
    expect(docs).toMatchObject([
      { document: { relationTo: 'pages', value: page }, user: { value: world.ids.staff.editor } },
    ])
    const other = await write('admin', 'Mine', first.doc.updatedAt)
    expect(other).toMatchObject({ status: 423, message: expect.stringContaining('A colleague is editing') })
    expect((await write('editor', 'Theirs again', first.doc.updatedAt)).status).toBe(200)
  })

  test('is said to be open at a colleague by name, with nothing else of the account', async () => {
    const { updatedAt } = await opened()
    expect((await write('admin', 'Mine', updatedAt)).status).toBe(200)
    const { id, name } = await world.payload.findByID({ collection: 'staff', id: world.ids.staff.admin })
    // As the panel's forms and lists ask; they show what stands in `email`.
    const { docs } = await world.payload.find({
      collection: 'payload-locked-documents',
      depth: 1,
      overrideAccess: false,
      user: world.users.editor,
    })
    expect(docs.map(({ user }) => user.value)).toEqual([{ id, email: name }])
    expect((await send('editor', `staff/${id}`)).status).toBe(404)
  })
})

describe('a product that two people have open (rule A26)', () => {
  const lock = (role: StaffRole, product: string) =>
    world.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'products', value: product },
        user: { relationTo: 'staff', value: world.ids.staff[role] },
      },
    })

  test('is saved by who has locked it alone', async () => {
    const { pending } = world.ids.products
    await lock('editor', pending)
    const change = (role: StaffRole) => save(role, `products/${pending}?depth=0`, { material: 'Brass' })
    expect(await change('admin')).toMatchObject({ status: 423 })
    expect(await change('editor')).toMatchObject({ status: 200 })
  })

  test('is not saved from a form that was opened before the other saved', async () => {
    const { pending } = world.ids.products
    const answer = await send('editor', `products/${pending}?depth=0`)
    const { versionSeen } = (await answer.json()) as { versionSeen: string }
    const write = (role: StaffRole, material: string) =>
      save(role, `products/${pending}?depth=0`, { material, versionSeen })
    expect(await write('editor', 'Oak')).toMatchObject({ status: 200 })
    expect(await write('admin', 'Ash')).toMatchObject({ status: 400 })
    expect(await world.system.get('products', pending)).toMatchObject({ material: 'Oak' })
  })
})

describe.each(['home', 'menus', 'settings'] as const)('%s, which two people have open (rule A26)', (slug) => {
  const opened = async () => {
    const answer = await send('admin', `globals/${slug}?depth=0`)
    return (await answer.json()) as { updatedAt: string }
  }
  const write = async (role: StaffRole, sent: object) => {
    const answer = await send(role, `globals/${slug}?depth=0&locale=en`, { method: 'POST', json: sent })
    const { result, errors } = (await answer.json()) as {
      result?: { updatedAt: string }
      errors?: { message: string }[]
    }
    return { status: answer.status, updatedAt: result?.updatedAt, message: errors?.[0]?.message ?? '' }
  }
  beforeEach(async () => {
    await write('admin', {})
  })

  test('takes one save after another, each upon the one before', async () => {
    const { updatedAt } = await opened()
    const first = await write('admin', { updatedAt })
    expect(first.status).toBe(200)
    expect(await write('admin', { updatedAt: first.updatedAt })).toMatchObject({ status: 200 })
  })

  test('refuses the form that was opened before another save', async () => {
    const { updatedAt } = await opened()
    expect(await write('admin', { updatedAt })).toMatchObject({ status: 200 })
    const late = await write('admin', { updatedAt })
    expect(late).toMatchObject({ status: 400, message: expect.stringContaining('Somebody else saved') })
  })

  test('takes one of two forms that are saved at once', async () => {
    const { updatedAt } = await opened()
    const both = await Promise.all([1, 2].map(() => write('admin', { updatedAt })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})
