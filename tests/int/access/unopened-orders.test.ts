import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as invoice from '@/app/api/invoice/[id]/route'
import { actorOfUser } from '@/domain/people/actor'
import { getOpenedOrder } from '@/admin/orders/get-opened-order'
import { getStaffOrder } from '@/admin/orders/get-staff-order'
import * as orderDocument from '@/app/api/order-document/[id]/[kind]/route'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'
import { POLICY, SLUGS } from '~/tests/support/policy'
import { openAsAdmin } from '~/tests/support/shop/open-as-admin'
import { seeOrder, seeOrderBasics } from '~/tests/support/shop/see-order'

let world: World
let http: Awaited<ReturnType<typeof openHttp>>
let send: RestClient
let order: string
/** The seller's file of the order. */
let file: string
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
  order = world.ids.orders.byBuyer
  file = String((await world.system.get('documents', world.ids.documents.waybill)).filename)
  await writeDown()
})
afterAll(() => http.close())

const { call } = chatRoutes(() => world)
const run = (statement: string, ...values: unknown[]) => world.payload.db.pool.query(statement, values)

/** Everything that somebody writes into an order or about it says this word. */
const WORD = 'zanzibar'

async function writeDown() {
  const mark = `'${WORD}'`
  const address = ['first_name', 'last_name', 'company', 'phone', 'address', 'address2', 'city']
  const copy = address.map((name) => `shipping_address_${name} = ${mark}`).join(', ')
  const words = `buyer_email = 'jo@${WORD}.test', po_number = ${mark}, note = ${mark}, ${copy}`
  await run(
    `update orders set ${words}, staff_note = ${mark}, tracking_number = ${mark}, contract = '{"seller":"${WORD}"}',
      freight = '{"mode":"sea","forwarder":"${WORD}"}',
      cancel_request_requested_at = now(), cancel_request_reason = ${mark}, cancel_request_answer_reason = ${mark}
     where id = $1`,
    order,
  )
  await run(`update orders_items set product_name = ${mark}, sku = ${mark} where _parent_id = $1`, order)
  await run(
    `update checkouts set ${words}, payment_request = ${mark}, payment_url = 'https://pay.test/${WORD}' where id = $1`,
    world.ids.checkouts.byBuyer,
  )
  await run(`update refunds set reason = ${mark} where order_id = $1`, order)
  await run(`update payment_events set body = '{"name":"${WORD}"}'`)
  await run(
    `insert into order_events (id, order_id, buyer_id, seller_id, "from", "to", actor_kind, note)
     select gen_random_uuid(), id, buyer_id, seller_id, 'shipped', 'delivered', 'seller', ${mark} from orders where id = $1`,
    order,
  )
  await run(
    `insert into invoices (id, issuer, sequence, number, kind, order_id, buyer_id, seller_id, issued_at, content)
     select gen_random_uuid(), ${mark}, 1, 'CN-1', 'credit_note', id, buyer_id, seller_id, now(), '{"buyer":"${WORD}"}'
     from orders where id = $1`,
    order,
  )
}

const SAID = new RegExp(WORD, 'i')
/** The issuer of an invoice is a number of the seller's own, here marked as all else. */
const withoutIssuer = (text: string) => text.replaceAll(`"issuer":"${WORD}"`, '')

/** What Payload's routes answer an admin. */
async function answers() {
  const paths = SLUGS.filter((slug) => !slug.startsWith('payload-')).flatMap((slug) => [
    `${slug}?limit=500`,
    `${slug}?limit=500&depth=2`,
    `${slug}?limit=500&showHiddenFields=true&overrideAccess=true`,
  ])
  const one = [`orders/${order}?depth=2`, `checkouts/${world.ids.checkouts.byBuyer}`]
  const texts: [string, string][] = []
  for (const path of [...paths, ...one])
    texts.push([path, withoutIssuer(await (await send('admin', path)).text())])
  return texts
}

const papers = async () => {
  const kinds = ['packing_list', 'customs_invoice', 'confirmation'].map((kind) =>
    call('admin', orderDocument.GET, { params: { id: order, kind } }),
  )
  const bill = call('admin', invoice.GET, { params: { id: world.ids.invoices.byBuyer } })
  const sent = send('admin', `documents/file/${encodeURIComponent(file)}`)
  return (await Promise.all([...kinds, bill, sent])).map(({ status }) => status)
}

const seesFile = async () => {
  const { docs } = (await (await send('admin', 'documents?limit=500')).json()) as { docs: { id: string }[] }
  return docs.some(({ id }) => id === world.ids.documents.waybill)
}

describe('what is private in an order, before an admin has said why', () => {
  test('leaves by no list and no row of Payload’s routes', async () => {
    const told = (await answers()).filter(([, text]) => SAID.test(text) || text.includes(file))
    expect(told.map(([path]) => path)).toEqual([])
  })

  test('leaves by no paper of it', async () => {
    expect(await papers()).toEqual([404, 404, 404, 404, 403])
    expect(await seesFile()).toBe(false)
  })

  test('is not read for its page, where lines, totals, timeline and payment stand at once', async () => {
    const admin = { kind: 'staff', id: world.ids.staff.admin, role: 'admin' } as const
    expect([await seeOrder(world, admin, order), await getOpenedOrder(admin, order)]).toEqual([null, null])
    const basics = await seeOrderBasics(world, admin, order)
    if (!basics) throw new Error('An admin finds no order.')
    const { items, ...rest } = basics
    const { number, totalAmount } = await world.system.get('orders', order)
    expect(rest).toMatchObject({ number, total: totalAmount, checkout: { id: world.ids.checkouts.byBuyer } })
    expect(rest.events.map(({ to }) => to)).toContain('delivered')
    expect(items[0]).toMatchObject({ productName: WORD })
    expect(JSON.stringify([rest, await getStaffOrder(order)])).not.toMatch(SAID)
    for (const role of ['editor', 'buyer', 'seller', 'visitor'] as const)
      expect(await seeOrderBasics(world, actorOfUser(world.users[role]), order), role).toBeNull()
  })

  test('is not in the answer to a change, nor behind GraphQL', async () => {
    const changed = await send('admin', `orders/${order}`, {
      method: 'PATCH',
      json: { staffNote: `${WORD} too` },
    })
    expect([changed.status, SAID.test(await changed.text())]).toEqual([200, false])
    const query = { query: '{ Orders { docs { buyerEmail } } }' }
    expect((await send('admin', 'graphql', { method: 'POST', json: query })).status).toBe(404)
  })

  test.each(POLICY.orders.inner ?? [])('is not guessed from %s', async (path) => {
    const ask = async (question: string) => {
      const answer = await send('admin', `orders?limit=500&${question}`)
      const { docs = [] } = (await answer.json()) as { docs?: { id: string }[] }
      return docs.map(({ id }) => id).join(' ')
    }
    for (const operator of ['equals', 'like'])
      expect(await ask(`where[${path}][${operator}]=${WORD}`)).toBe(
        await ask(`where[${path}][${operator}]=x`),
      )
    expect(await ask(`where[${path}][exists]=true`)).toBe(await ask(`where[${path}][exists]=false`))
    expect(await ask(`sort=${path}`)).toBe(await ask(`sort=-${path}`))
  })

  test('hides nothing that lists and queues are made of', async () => {
    const answer = await send('admin', `orders/${order}`)
    const stored = await world.system.get('orders', order)
    const { number, status, sellerName, totalAmount } = stored
    expect(await answer.json()).toMatchObject({
      number,
      status,
      sellerName,
      totalAmount,
      cancelRequest: { requestedAt: expect.any(String) },
    })
    const asked = await send('admin', 'orders/count?where[cancelRequest.requestedAt][exists]=true')
    expect(await asked.json()).toEqual({ totalDocs: 1 })
  })
})

describe('once an admin has said why', () => {
  test('its papers are theirs for an hour, and nobody else’s', async () => {
    const late = `insert into audit_events (id, action, actor_kind, actor_id, subject, subject_id, created_at, updated_at)
      values (gen_random_uuid(), 'order.opened', 'staff', $1, 'orders', $2, now() - interval '61 minutes', now())`
    await run(late, world.ids.staff.admin, order)
    expect(await papers()).toEqual([404, 404, 404, 404, 403])
    await openAsAdmin(world.ids.staff.editor, order)
    expect(await papers()).toEqual([404, 404, 404, 404, 403])
    await openAsAdmin(world.ids.staff.admin, order)
    expect(await papers()).toEqual([200, 200, 200, 200, 200])
    expect(await seesFile()).toBe(true)
    const admin = { kind: 'staff', id: world.ids.staff.admin, role: 'admin' } as const
    expect(await getOpenedOrder(admin, order)).toMatchObject({ staffNote: `${WORD} too` })
    expect(await seeOrder(world, admin, order)).toMatchObject({ note: WORD, address: { city: WORD } })
    const other = String((await world.system.get('documents', world.ids.documents.ofUnpaid)).filename)
    expect((await send('admin', `documents/file/${encodeURIComponent(other)}`)).status).toBe(403)
  })

  test('its words are still on its own page alone', async () => {
    const told = (await answers()).filter(([, text]) => SAID.test(text))
    expect(told.map(([path]) => path)).toEqual([])
  })
})
