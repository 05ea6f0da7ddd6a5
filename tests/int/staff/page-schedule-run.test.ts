import { beforeAll, describe, expect, test } from 'vitest'
import { scheduleIssue } from '@/admin/pages/publication/check-schedule'
import { runJobs } from '@/worker/run-jobs'
import { aPage } from '~/tests/support/factories/talk'
import { content, picture } from '~/tests/support/factories/content'
import { unique } from '~/tests/support/factories/unique'
import { openBrowser } from '~/tests/support/http/browser'
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

describe('a schedule is refused at once (rule L26)', () => {
  const make = async (data: object) => {
    const page = { ...aPage('Care of oak', 'draft'), slug: unique('care'), ...data }
    return (await world.payload.create({ collection: 'pages', data: page, draft: true, ...asEditor() })).id
  }
  const at = new Date(Date.now() + 86_400_000)
  const ask = async (id: string, type: 'publish' | 'unpublish', date = at) => {
    const args = { type, date, doc: { relationTo: 'pages', value: id } }
    const refused = await openBrowser().within(() => scheduleIssue({ name: 'schedule-publish', args }))
    return refused?.error ?? 'stored'
  }

  test('where publishing would be refused, with the same sentence', async () => {
    const [image] = Object.values(world.ids.media)
    await world.payload.update({ collection: 'media', id: image ?? '', data: { alt: null } })
    expect(await ask(await make({ content: null }), 'publish')).toMatch(/write the text of the page/)
    expect(await ask(await make({ content: content(picture(image ?? '')) }), 'publish')).toMatch(
      /add an alternative text in English to the image/,
    )
    expect(await ask(await make({}), 'publish')).toBe('stored')
  })

  test('where the opposite is scheduled for that minute, or nothing is published then', async () => {
    const id = await make({})
    expect(await ask(id, 'unpublish')).toMatch(/isn’t published/)
    const input = { type: 'publish', doc: { relationTo: 'pages', value: id } }
    await world.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: at } as never)
    expect(await ask(id, 'unpublish')).toMatch(/opposite is scheduled/)
    expect(await ask(id, 'unpublish', new Date(at.getTime() + 3_600_000))).toBe('stored')
    expect(await ask(id, 'unpublish', new Date(at.getTime() - 3_600_000))).toMatch(/isn’t published/)
  })
})
