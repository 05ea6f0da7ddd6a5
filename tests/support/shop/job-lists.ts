import { getList } from '@/features/buying/job-lists/get-list'
import { putOnList } from '@/features/buying/job-lists/heart/heart-actions'
import { createList } from '@/features/buying/job-lists/list-actions'
import { openBrowser } from '~/tests/support/http/browser'
import type { SignedIn } from '~/tests/support/roles'
import { openShop } from './open-shop'

type Action = Parameters<ReturnType<typeof openBrowser>['submit']>[0]
type Handler = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>

/** The shop, and members with lists. */
export async function openJobLists() {
  const shop = await openShop()
  const as = (role: SignedIn | null) => openBrowser(role ? shop.tokens[role] : undefined)
  const send = (action: Action, fields: Record<string, string>, role: SignedIn | null = 'buyer') =>
    as(role).submit(action, fields)
  const user = (role: SignedIn = 'buyer') => shop.users[role] as never
  const listOf = (id: string, role: SignedIn = 'buyer') => getList(user(role), id, 'en')

  /** A list with these products in these quantities. */
  async function aList(quantities: Record<string, number> = {}) {
    const { goesTo = '' } = await send(createList, { name: 'Marquis Landing 118', note: 'Second floor' })
    const id = goesTo.split('/').at(-1) ?? ''
    for (const [product, quantity] of Object.entries(quantities))
      await send(putOnList, { list: id, product, quantity: String(quantity), name: '' })
    const lines = (await listOf(id))?.lines ?? []
    return { id, lines }
  }

  async function file(handler: Handler, path: string, id: string, role: SignedIn | null = 'buyer') {
    const request = new Request(`${process.env.SITE_URL}/${path}`)
    return as(role).within(() => handler(request, { params: Promise.resolve({ id }) }))
  }
  return {
    shop,
    as,
    send,
    user,
    listOf,
    aList,
    file,
    keyOf: async (id: string) => (await listOf(id))?.shareKey ?? '',
    forget: () => shop.query('with gone as (delete from job_list_lines) delete from job_lists'),
  }
}
