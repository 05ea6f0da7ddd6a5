import { beforeAll, expect, test } from 'vitest'
import { waitingPages } from '@/admin/pages/publication/waiting-pages'
import { runJobs } from '@/worker/run-jobs'
import { aPage } from '~/tests/support/factories/talk'
import { unique } from '~/tests/support/factories/unique'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

const asEditor = () => ({ overrideAccess: false, user: world.users.editor })
const make = async (status: 'draft' | 'published') => {
  const data = { ...aPage('Care of oak', status), slug: unique('care') }
  return (await world.payload.create({ collection: 'pages', data, draft: status === 'draft', ...asEditor() }))
    .id
}
const found = async (id: string) => (await waitingPages('en')).find((page) => page.id === id)

test('pages wait with unpublished words, a schedule, or somebody who has them open (rule A29)', async () => {
  const [draft, page] = [await make('draft'), await make('published')]
  expect(await found(draft)).toMatchObject({
    title: 'Care of oak',
    isPublished: false,
    draftAt: expect.any(String),
    plans: [],
    openedBy: null,
  })
  expect(await found(page)).toBeUndefined()

  const at = '2031-05-06T07:08:00.000Z'
  const input = { type: 'publish', doc: { relationTo: 'pages', value: page }, locale: 'en' }
  await world.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(at) } as never)
  expect(await found(page)).toMatchObject({ draftAt: null, plans: [{ type: 'publish', at, locale: 'en' }] })

  const data = { title: 'Care of elm' }
  await world.payload.update({ collection: 'pages', id: page, data, draft: true, ...asEditor() })
  expect(await found(page)).toMatchObject({
    title: 'Care of elm',
    isPublished: true,
    savedBy: expect.any(String),
  })

  const editor = world.users.editor
  if (!editor) throw new Error('The world has an editor')
  await world.payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'pages', value: page },
      user: { relationTo: 'staff', value: editor.id },
    } as never,
  })
  expect(await found(page)).toMatchObject({ openedBy: expect.stringMatching(/\w/) })
  await world.payload.db.pool.query(
    `update payload_locked_documents set updated_at = now() - interval '301 seconds'`,
  )
  expect(await found(page)).toMatchObject({ openedBy: null })
  await world.payload.update({ collection: 'pages', id: page, data: { deletedAt: at }, ...asEditor() })
  expect(await found(page)).toBeUndefined()
})

test('a page whose scheduled publishing a rule refused is named, until somebody publishes it', async () => {
  const data = { ...aPage('Care of yew', 'draft'), slug: unique('care') }
  const page = { collection: 'pages', ...asEditor() } as const
  // Nothing is published before it is written in English (rule L25).
  const { id } = await world.payload.create({ ...page, data, locale: 'fr', draft: true })
  const input = {
    type: 'publish',
    doc: { relationTo: 'pages', value: id },
    user: { relationTo: 'staff', value: world.ids.staff.editor },
  }
  const waitUntil = new Date(Date.now() - 1_000)
  await world.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil } as never)
  for (let tries = 0; tries < 5; tries++) {
    await runJobs(world.payload)()
    await world.payload.db.pool.query(`update payload_jobs set wait_until = now() - interval '1 second'`)
  }
  expect(await found(id)).toMatchObject({ plans: [{ type: 'publish', failed: true }] })
  await world.payload.update({
    ...page,
    id,
    data: { title: 'Care of yew', content: data.content, _status: 'published' },
    locale: 'en',
  })
  expect(await found(id)).toBeUndefined()
})
