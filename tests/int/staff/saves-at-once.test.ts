import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffActor } from '@/domain/people/actor'
import { moneyMark, type TypedPart } from '@/domain/payments/money-settings'
import { answerInquiry } from '@/admin/talk/inquiries/answer-inquiry'
import { decideReport } from '@/admin/talk/moderation/decide-report'
import { changeMoneySettings } from '@/admin/money/settings/change-money-settings'
import { readMoneySettings } from '@/admin/money/settings/get-money-settings'
import { database } from '@/server/db/transaction'
import { duringSave } from '~/tests/support/database/during-save'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let admin: StaffActor
beforeAll(async () => {
  world = await openWorld()
  admin = { kind: 'staff', id: world.ids.staff.admin, role: 'admin' }
})

const asAdmin = () => ({ overrideAccess: false, user: world.users.admin })
const note = (collection: 'inquiries' | 'reports', id: string) => () =>
  world.payload.update({ collection, id, data: { staffNote: 'Called back.' }, ...asAdmin() })

describe('a form that is saved while a command writes the same row keeps what the command wrote', () => {
  test('of an inquiry, which is answered', async () => {
    const id = world.ids.inquiries.partner
    const answer = () => answerInquiry(admin, { inquiry: id, text: 'Welcome.' })
    expect(await duringSave(world.payload, 'inquiries', note('inquiries', id), answer)).toMatchObject({
      ok: true,
    })
    expect(await world.system.get('inquiries', id)).toMatchObject({
      status: 'answered',
      answer: 'Welcome.',
      staffNote: 'Called back.',
    })
    expect(await answer()).toMatchObject({ ok: false, issues: [{ code: 'staff.decided' }] })
  })

  test('of a report, which is decided', async () => {
    const id = world.ids.reports.buyers
    const decide = () =>
      decideReport(admin, { report: id, outcome: 'dismissed', reason: 'Nothing wrong.', answer: '' })
    expect(await duringSave(world.payload, 'reports', note('reports', id), decide)).toMatchObject({
      ok: true,
    })
    expect(await world.system.get('reports', id)).toMatchObject({ status: 'closed', outcome: 'dismissed' })
    expect(await decide()).toMatchObject({ ok: false, issues: [{ code: 'staff.decided' }] })
  })

  test('of the settings, whose commission is changed', async () => {
    const before = await readMoneySettings(await database())
    const change = () =>
      changeMoneySettings(admin, {
        part: 'commission',
        percent: '6.5',
        seen: moneyMark(before, 'commission'),
      } as TypedPart & { seen: string })
    const save = () =>
      world.payload.updateGlobal({ slug: 'settings', data: { phone: '+1 416 555 0199' }, ...asAdmin() })
    expect(await duringSave(world.payload, 'settings', save, change)).toMatchObject({ ok: true })
    expect(await readMoneySettings(await database())).toMatchObject({ commissionPpm: 65_000 })
    expect(await world.payload.findGlobal({ slug: 'settings' })).toMatchObject({ phone: '+1 416 555 0199' })
  })
})
