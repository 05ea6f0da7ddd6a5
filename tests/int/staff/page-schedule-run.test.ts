import { beforeAll, expect, test } from 'vitest'
import { runJobs } from '@/worker/run-jobs'
import { aPage } from '~/tests/support/factories/talk'
import { unique } from '~/tests/support/factories/unique'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

const asEditor = () => ({ overrideAccess: false, user: world.users.editor })

/** What visitors find of a page. */
const seen = async (id: string, locale: 'en' | 'fr') => {
  const { docs } = await world.payload.find({
    collection: 'pages',
    where: { id: { equals: id } },
    locale,
    overrideAccess: false,
  })
  return docs[0]?.title ?? null
}

test('a scheduled page is published in all its languages at its time, and by nobody before (rule L26)', async () => {
  const data = { ...aPage('Care of oak', 'draft'), slug: unique('care') }
  const { id } = await world.payload.create({ collection: 'pages', data, draft: true, ...asEditor() })
  const french = { title: 'Soin du chêne', content: data.content }
  await world.payload.update({
    collection: 'pages',
    id,
    locale: 'fr',
    data: french,
    draft: true,
    ...asEditor(),
  })
  const user = { relationTo: 'staff', value: world.ids.staff.editor }
  const input = { type: 'publish', doc: { relationTo: 'pages', value: id }, user }
  const waitUntil = new Date(Date.now() + 60_000)
  await world.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil } as never)

  await runJobs(world.payload)()
  expect([await seen(id, 'en'), await seen(id, 'fr')]).toEqual([null, null])

  await world.payload.db.pool.query(`update payload_jobs set wait_until = now() - interval '1 second'`)
  await runJobs(world.payload)()
  expect([await seen(id, 'en'), await seen(id, 'fr')]).toEqual(['Care of oak', 'Soin du chêne'])
})
