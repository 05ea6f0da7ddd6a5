import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import * as hearts from '@/app/api/hearts/route'
import * as listCsv from '@/app/api/lists/[id]/csv/route'
import * as listPdf from '@/app/api/lists/[id]/pdf/route'
import { foundCompany } from '@/features/account/companies/commands/found-company'
import { addWholeList } from '@/features/buying/job-lists/add-all-actions'
import { shareWithCompany } from '@/features/buying/job-lists/company/share-with-company'
import { getList, getSharedList } from '@/features/buying/job-lists/get-list'
import { keepHearts, pressHeart, putOnList } from '@/features/buying/job-lists/heart/heart-actions'
import { acceptChanges, changeListLine } from '@/features/buying/job-lists/lines/line-actions'
import {
  copyList,
  createList,
  deleteList,
  renameList,
  shareList,
} from '@/features/buying/job-lists/list-actions'
import { listLists, listNames } from '@/features/buying/job-lists/list-lists'
import { listOwnOrders } from '@/features/buying/job-lists/list-own-orders'
import { putOrder } from '@/features/buying/job-lists/order-actions'
import { LEAST_ROOM_GOODS, writeRoom } from '@/domain/pages/recommended-room'
import { addRoom } from '@/features/shop/room/actions'
import { getRoom } from '@/features/shop/room/get-room'
import { findMember } from '@/server/auth/sign-up/find-member'
import type { MemberUser } from '@/server/auth/session/session'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { openBrowser } from '~/tests/support/http/browser'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
let company = ''
beforeAll(async () => {
  shop = await openShop()
  company = await aCompany()
})
afterAll(() => shop.close())

const buyer = () => openBrowser(shop.tokens.buyer)

/** A list with one product. */
async function aList() {
  await shop.query('delete from job_list_lines')
  await shop.query('delete from job_lists')
  const product = await shop.product()
  await buyer().submit(putOnList, { list: '', name: 'Marquis Landing', product, quantity: '10' })
  const [row] = await shop.query<{ list: string; line: string }>(
    'select list_id as list, id as line from job_list_lines where product_id = $1',
    [product],
  )
  return { product, list: row?.list ?? '', line: row?.line ?? '' }
}
const member = () => shop.users.buyer as never

/** The company of the buyer and a colleague. */
async function aCompany() {
  const facts = { name: 'Han River Builders', businessNumber: '123456782' }
  const made = await foundCompany({ kind: 'buyer', id: shop.ids.users.buyer }, facts)
  if (!made.ok) throw new Error('There is no company.')
  await shop.query(
    `insert into company_members (id, company_id, user_id, role) values (gen_random_uuid(), $1, $2, 'buyer')`,
    [made.value.company, shop.ids.users.otherBuyer],
  )
  return made.value.company
}

/** The list of a member, as a colleague reads it. */
async function aSharedList() {
  const { list } = await aList()
  await shop.query('update job_lists set shared_with_id = $1', [company])
  return { list, colleague: (await findMember(shop.ids.users.otherBuyer)) as MemberUser }
}

keepBudget('lists', {
  'read the lists': async () => {
    await aList()
    return () => listLists(member(), 'en')
  },
  'read the names of lists': async () => () => listNames(member()),
  'read the orders for a list': async () => () => listOwnOrders(member(), 'en'),
  'read a list': async () => {
    const { list } = await aList()
    return () => getList(member(), list, 'en')
  },
  'read the lists of a company': async () => {
    const { colleague } = await aSharedList()
    return () => listLists(colleague, 'en')
  },
  'read a list of a colleague': async () => {
    const { list, colleague } = await aSharedList()
    return () => getList(colleague, list, 'en')
  },
  'read a shared list': async () => {
    const { list } = await aList()
    await buyer().submit(shareList, { list, do: 'share' })
    const [row] = await shop.query<{ key: string }>('select share_key as key from job_lists')
    return () => getSharedList(row?.key ?? '', 'en')
  },
  'GET api/hearts': async () => {
    const { product } = await aList()
    return () => ask(buyer(), hearts.GET, `api/hearts?ids=${product}&locale=en`)
  },
  'GET api/lists/[id]/csv': async () => {
    const { list: id } = await aList()
    return () => ask(buyer(), listCsv.GET, 'api/lists/x/csv?locale=en', { params: { id } })
  },
  'GET api/lists/[id]/pdf': async () => {
    const { list: id } = await aList()
    return () => ask(buyer(), listPdf.GET, 'api/lists/x/pdf?locale=en', { params: { id } })
  },
  'buying/job-lists/add-all-actions addWholeList': async () => {
    const { list } = await aList()
    return () => buyer().submit(addWholeList, { list, key: randomUUID() })
  },
  'shop/room/actions addRoom': async () => {
    const lines = writeRoom([{ product: await shop.product(), quantity: 10 }])
    return () => buyer().submit(addRoom, { lines, key: randomUUID() })
  },
  'read the goods of a room': async () => {
    const goods = await Promise.all(Array.from({ length: LEAST_ROOM_GOODS }, () => shop.product()))
    const lines = goods.map((product) => ({ product, quantity: 10 }))
    return () => getRoom('en', lines)
  },
  'buying/job-lists/heart/heart-actions pressHeart': async () => {
    await aList()
    const product = await shop.product()
    return () => buyer().submit(pressHeart, { product, do: 'put' })
  },
  'buying/job-lists/heart/heart-actions keepHearts': async () => {
    await aList()
    const products = [await shop.product(), await shop.product()].join()
    return () => buyer().submit(keepHearts, { products })
  },
  'buying/job-lists/heart/heart-actions putOnList': async () => {
    const { list } = await aList()
    const product = await shop.product()
    return () => buyer().submit(putOnList, { list, product, quantity: '10', name: '' })
  },
  'buying/job-lists/lines/line-actions changeListLine': async () => {
    const { line } = await aList()
    return () => buyer().submit(changeListLine, { line, quantity: '12', note: 'Bath' })
  },
  'buying/job-lists/lines/line-actions acceptChanges': async () => {
    const { list } = await aList()
    return () => buyer().submit(acceptChanges, { list })
  },
  'buying/job-lists/list-actions createList': async () => () => buyer().submit(createList, { name: 'Hall' }),
  'buying/job-lists/list-actions renameList': async () => {
    const { list } = await aList()
    return () => buyer().submit(renameList, { list, version: '1', name: 'Hall', note: '' })
  },
  'buying/job-lists/list-actions copyList': async () => {
    const { list } = await aList()
    return () => buyer().submit(copyList, { list })
  },
  'buying/job-lists/list-actions deleteList': async () => {
    const { list } = await aList()
    return () => buyer().submit(deleteList, { list })
  },
  'buying/job-lists/list-actions shareList': async () => {
    const { list } = await aList()
    return () => buyer().submit(shareList, { list, do: 'share' })
  },
  'buying/job-lists/company/share-with-company shareWithCompany': async () => {
    const { list } = await aList()
    return () => buyer().submit(shareWithCompany, { list, do: 'share' })
  },
  'buying/job-lists/order-actions putOrder': async () => {
    const { list } = await aList()
    const { orders } = await shop.order(shop.ids.users.buyer, { [await shop.product()]: 10 })
    return () => buyer().submit(putOrder, { list, order: orders[0] ?? '' })
  },
})
