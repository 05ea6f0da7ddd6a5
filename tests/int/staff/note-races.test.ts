import { beforeAll, expect, test, vi } from 'vitest'
import type { StaffActor } from '@/domain/people/actor'
import { answerInquiry } from '@/features/inquiries/answer-inquiry'
import { decideReport } from '@/features/moderation/decide-report'
import { duringSave } from '~/tests/support/database/during-save'
import { openWorld, type World } from '~/tests/support/open-world'

vi.mock('next/cache', async () => (await import('~/tests/support/http/browser')).cacheModule)

let world: World
let admin: StaffActor
beforeAll(async () => {
  world = await openWorld()
  admin = { kind: 'staff', id: world.ids.staff.admin, role: 'admin' }
})

const note = (collection: 'inquiries' | 'reports', id: string) => () =>
  world.payload.update({
    collection,
    id,
    data: { staffNote: 'Seen.' },
    overrideAccess: false,
    user: world.users.admin,
  })

test('an inquiry that is answered while somebody saves a note on it stays answered', async () => {
  const id = world.ids.inquiries.partner
  const answer = () => answerInquiry(admin, { inquiry: id, text: 'Welcome.' })
  expect(await duringSave(world.payload, 'inquiries', note('inquiries', id), answer)).toMatchObject({
    ok: true,
  })
  expect(await world.system.get('inquiries', id)).toMatchObject({
    status: 'answered',
    answer: 'Welcome.',
    staffNote: 'Seen.',
  })
  expect(await answer()).toMatchObject({ issues: [{ code: 'staff.decided' }] })
})

test('a report that is decided while somebody saves a note on it stays decided', async () => {
  const id = world.ids.reports.buyers
  const decide = () =>
    decideReport(admin, { report: id, outcome: 'dismissed', reason: 'Fair.', answer: 'It is fair.' })
  expect(await duringSave(world.payload, 'reports', note('reports', id), decide)).toMatchObject({ ok: true })
  expect(await world.system.get('reports', id)).toMatchObject({
    status: 'closed',
    outcome: 'dismissed',
    answer: 'It is fair.',
  })
  expect(await decide()).toMatchObject({ issues: [{ code: 'staff.decided' }] })
})
