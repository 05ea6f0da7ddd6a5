import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as csv from '@/app/api/lists/[id]/csv/route'
import * as pdf from '@/app/api/lists/[id]/pdf/route'
import { MAX_COMPANY_LISTS } from '@/domain/cart/job-list'
import { actorOfUser } from '@/domain/people/actor'
import { leaveAsColleague, removeMember } from '@/features/account/companies/commands/change-member'
import { foundCompany } from '@/features/account/companies/commands/found-company'
import { addWholeList } from '@/features/buying/job-lists/add-all-actions'
import { shareWithCompany } from '@/features/buying/job-lists/company/share-with-company'
import { getList, getSharedList } from '@/features/buying/job-lists/get-list'
import { pressHeart, putOnList } from '@/features/buying/job-lists/heart/heart-actions'
import { acceptChanges, changeListLine } from '@/features/buying/job-lists/lines/line-actions'
import { copyList, createList, deleteList } from '@/features/buying/job-lists/list-actions'
import { renameList, shareList } from '@/features/buying/job-lists/list-actions'
import { listLists, listNames } from '@/features/buying/job-lists/list-lists'
import { putOrder } from '@/features/buying/job-lists/order-actions'
import { anonymise } from '@/features/account/personal-data/anonymise'
import { findMember } from '@/server/auth/sign-up/find-member'
import type { MemberUser } from '@/server/auth/session/session'
import { readMemberName } from '@/server/people/companies/member-names'
import { asUser } from '@/server/db/data'
import { database, inTransaction } from '@/server/db/transaction'
import type { Member } from '~/tests/support/roles'
import { openJobLists } from '~/tests/support/shop/job-lists'
import { codes } from '~/tests/support/shop/price-requests'

let world: Awaited<ReturnType<typeof openJobLists>>
let shop: (typeof world)['shop']
let boss = ''
let ours = ''
let theirs = ''
beforeAll(async () => {
  world = await openJobLists()
  shop = world.shop
  boss = await shop.buyer()
  ours = await companyOf(boss)
  theirs = await companyOf(await shop.buyer())
})
afterAll(() => shop.close())
beforeEach(async () => {
  await world.forget()
  await shop.query('delete from cart_items')
  await shop.query('delete from company_members where user_id = any($1)', [
    [shop.ids.users.buyer, shop.ids.users.otherBuyer, shop.ids.users.seller],
  ])
  await join(ours, shop.ids.users.buyer, 'requester')
  await join(ours, shop.ids.users.otherBuyer, 'accountant')
  await join(theirs, shop.ids.users.seller, 'buyer')
})

async function companyOf(owner: string) {
  const facts = { name: 'Han River Builders', businessNumber: '123456782' }
  const made = await foundCompany({ kind: 'buyer', id: owner }, facts)
  return made.ok ? made.value.company : codes(made)
}

const join = (company: string, user: string, role: string) =>
  shop.query(
    `insert into company_members (id, company_id, user_id, role) values ($1, $2, $3, $4::enum_company_members_role)`,
    [randomUUID(), company, user, role],
  )
const rowOf = async (user: string) =>
  (await shop.query<{ id: string }>('select id from company_members where user_id = $1', [user]))[0]?.id ?? ''
const sharedWith = async (list: string) =>
  (
    await shop.query<{ company: string | null }>(
      'select shared_with_id as company from job_lists where id = $1',
      [list],
    )
  )[0]?.company
const as = async (role: Member) => (await findMember(shop.ids.users[role])) as MemberUser
const actor = async (user: string) => actorOfUser((await findMember(user)) as MemberUser)
const readBy = async (role: Member, list: string) => getList(await as(role), list, 'en')
const share = (list: string, role: Member | null = 'buyer', command = 'share') =>
  world.send(shareWithCompany, { list, do: command }, role)

async function aSharedList(quantities: Record<string, number> = {}) {
  const made = await world.aList(quantities)
  expect(await share(made.id)).toMatchObject({ message: 'Everybody in your company can now read this list.' })
  return made
}

const OUTSIDE = ['seller', 'otherSeller'] as const
const GONE = { message: 'This list can’t be found. It was deleted, or belongs to another account.' }

describe('a list of a company (M143)', () => {
  test('is read by colleagues in every role with its member’s name, and by nobody else', async () => {
    const { id } = await aSharedList({ [await shop.product()]: 10 })
    const owner = await readMemberName(await database(), shop.ids.users.buyer)
    for (const role of ['owner', 'buyer', 'requester', 'accountant']) {
      await shop.query('update company_members set role = $1::enum_company_members_role where user_id = $2', [
        role,
        shop.ids.users.otherBuyer,
      ])
      expect(await readBy('otherBuyer', id)).toMatchObject({ owner, isOfCompany: true, ready: 1 })
      expect(await listLists(await as('otherBuyer'), 'en')).toMatchObject([{ id, owner, count: 1 }])
    }
    expect(await listNames(await as('otherBuyer'))).toEqual([])
    expect(await listLists(await as('buyer'), 'en')).toMatchObject([{ id, owner: null, isOfCompany: true }])
    for (const role of OUTSIDE) {
      expect(await readBy(role, id)).toBeNull()
      expect(await listLists(await as(role), 'en')).toEqual([])
      expect(await world.send(copyList, { list: id }, role)).toMatchObject(GONE)
      expect((await world.send(addWholeList, { list: id }, role)).message).toContain(GONE.message)
    }
    for (const role of [...OUTSIDE, null]) {
      expect((await world.file(csv.GET, 'api/lists/x/csv', id, role)).status).toBe(404)
      expect((await world.file(pdf.GET, 'api/lists/x/pdf', id, role)).status).toBe(404)
    }
    expect(await world.send(copyList, { list: id }, null)).toMatchObject({ ok: false })
  })

  test('tells no colleague its link, which is read as before', async () => {
    const { id } = await world.aList({ [await shop.product()]: 10 })
    await world.send(shareList, { list: id, do: 'share' })
    const key = await world.keyOf(id)
    await share(id)
    expect(await readBy('otherBuyer', id)).toMatchObject({ shareKey: null })
    expect(await listLists(await as('otherBuyer'), 'en')).toMatchObject([{ isShared: false }])
    const db = await asUser(await as('otherBuyer'))
    expect(JSON.stringify((await db.find({ collection: 'job-lists' })).docs)).not.toContain(key)
    const asked = db.find({ collection: 'job-lists', where: { shareKey: { equals: key } } })
    expect(await asked.then(({ docs }) => docs.length).catch(() => 0)).toBe(0)
    expect(await getSharedList(key, 'en')).toMatchObject({ id, owner: null })
    await share(id, 'buyer', 'unshare')
    expect(await getSharedList(key, 'en')).toMatchObject({ id })
  })

  test('is changed, shared, renamed and deleted by its own member alone', async () => {
    const product = await shop.product()
    const { id, lines } = await aSharedList({ [product]: 10 })
    const attempts: [Parameters<typeof world.send>[0], Record<string, string>][] = [
      [renameList, { list: id, version: '1', name: 'Mine', note: '' }],
      [deleteList, { list: id }],
      [shareList, { list: id, do: 'share' }],
      [shareWithCompany, { list: id, do: 'share' }],
      [shareWithCompany, { list: id, do: 'unshare' }],
      [acceptChanges, { list: id }],
      [putOnList, { list: id, product, quantity: '1', name: '' }],
      [putOrder, { list: id, order: shop.ids.orders.byOtherBuyer }],
      [pressHeart, { list: id, product, do: 'take' }],
    ]
    for (const [action, fields] of attempts)
      expect(await world.send(action, fields, 'otherBuyer')).toMatchObject(GONE)
    const line = { line: lines[0]?.id ?? '', do: 'remove' }
    expect(await world.send(changeListLine, line, 'otherBuyer')).toMatchObject({ ok: false })
    expect(await share(id, null, 'unshare')).toMatchObject({ ok: false })
    expect(await readBy('buyer', id)).toMatchObject({ name: 'Marquis Landing 118', shareKey: null, ready: 1 })
    expect(await sharedWith(id)).toBe(ours)
  })

  test('goes to a colleague’s own cart, files and lists; a copy knows today’s prices', async () => {
    const product = await shop.product()
    const { id } = await aSharedList({ [product]: 10 })
    await shop.query('update products_moq_prices set unit_price = unit_price + 100 where _parent_id = $1', [
      product,
    ])
    expect([(await readBy('buyer', id))?.changed, (await readBy('otherBuyer', id))?.changed]).toEqual([1, 0])
    expect(await world.send(addWholeList, { list: id }, 'otherBuyer')).toMatchObject({ ok: true, count: 1 })
    expect(await shop.query('select user_id as user from cart_items')).toEqual([
      { user: shop.ids.users.otherBuyer },
    ])
    expect((await world.file(csv.GET, 'api/lists/x/csv', id, 'otherBuyer')).status).toBe(200)
    expect((await world.file(pdf.GET, 'api/lists/x/pdf', id, 'otherBuyer')).status).toBe(200)
    const names: (string | undefined)[] = []
    for (let n = 0; n < 2; n += 1) {
      const { goesTo = '' } = await world.send(copyList, { list: id }, 'otherBuyer')
      const copy = await readBy('otherBuyer', /[0-9a-f-]{36}/.exec(goesTo)?.[0] ?? '')
      expect(copy).toMatchObject({ owner: null, isOfCompany: false, changed: 0, ready: 1 })
      names.push(copy?.name)
    }
    expect(names).toEqual(['Marquis Landing 118', 'Marquis Landing 118 (2)'])
    expect(
      await shop.query(
        'select distinct (line.user_id = list.user_id) as own from job_list_lines line join job_lists list on list.id = line.list_id',
      ),
    ).toEqual([{ own: true }])
    expect(await listLists(await as('buyer'), 'en')).toHaveLength(1)
  })

  test('is its member’s alone again once it is taken back', async () => {
    const { id } = await aSharedList()
    expect(await share(id, 'buyer', 'unshare')).toMatchObject({ message: 'This list is only yours again.' })
    expect(await readBy('otherBuyer', id)).toBeNull()
    expect(await world.send(copyList, { list: id }, 'otherBuyer')).toMatchObject(GONE)
    expect(await readBy('buyer', id)).toMatchObject({ isOfCompany: false })
  })

  test('goes along with who leaves or is removed, who reads no other one any more', async () => {
    const { id } = await aSharedList()
    await removeMember(await actor(boss), await rowOf(shop.ids.users.otherBuyer))
    expect(await readBy('otherBuyer', id)).toBeNull()
    await join(ours, shop.ids.users.otherBuyer, 'buyer')
    await removeMember(await actor(boss), await rowOf(shop.ids.users.buyer))
    expect([await sharedWith(id), await readBy('otherBuyer', id)]).toEqual([null, null])
    expect(await share(id)).toMatchObject({
      ok: false,
      message: expect.stringContaining('You don’t belong to a company.'),
    })
    await join(theirs, shop.ids.users.buyer, 'buyer')
    expect(await readBy('seller', id)).toBeNull()
    expect(await share(id)).toMatchObject({ ok: true })
    expect(await readBy('seller', id)).toMatchObject({ id })
    expect(codes(await leaveAsColleague(await actor(shop.ids.users.buyer)))).toBe('ok')
    expect([await sharedWith(id), await readBy('seller', id)]).toEqual([null, null])
    expect(await readBy('buyer', id)).toMatchObject({ isOfCompany: false })
  })
})

describe('at the same time (M143)', () => {
  const listFor = async (user: string, company: string) => {
    const id = randomUUID()
    await shop.query(
      `insert into job_lists (id, user_id, name, shared_with_id) values ($1, $2, 'Marquis Landing', $3)`,
      [id, user, company],
    )
    return id
  }

  test('a list that is shared while its member leaves is not shared', async () => {
    const { id } = await world.aList()
    await Promise.all([share(id), leaveAsColleague(await actor(shop.ids.users.buyer))])
    expect(await sharedWith(id)).toBeNull()
  })

  test('an account is deleted with its lists while an owner removes it', async () => {
    const user = await shop.buyer()
    await join(ours, user, 'buyer')
    const list = await listFor(user, ours)
    const row = await rowOf(user)
    const [, removed] = await Promise.all([
      inTransaction((tx) => anonymise(tx, { id: user, email: `${user}@maru.test`, isSeller: false })),
      removeMember(await actor(boss), row),
    ])
    expect(['ok', 'company.noColleague']).toContain(codes(removed))
    expect(await sharedWith(list)).toBeUndefined()
  })

  test('a company shares no more than it may', async () => {
    for (let n = 1; n < MAX_COMPANY_LISTS; n += 1) await listFor(boss, ours)
    const { id } = await world.aList()
    const { goesTo = '' } = await world.send(createList, { name: 'Hall' }, 'otherBuyer')
    const other = goesTo.split('/').at(-1) ?? ''
    const answers = await Promise.all([share(id), share(other, 'otherBuyer')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)?.message).toContain('Your company already shares 50 lists.')
  })
})
