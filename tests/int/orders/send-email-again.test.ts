import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendEmailAgain } from '@/admin/orders/commands/send-email-again'
import { getOpenedOrder } from '@/admin/orders/get-opened-order'
import { anonymise } from '@/features/account/personal-data/anonymise'
import { inTransaction } from '@/server/db/transaction'
import { deliverEmail } from '@/worker/deliver-email'
import { openMailServer } from '~/tests/support/mail-server'
import { aSale } from '~/tests/support/shop/a-sale'
import { openAsAdmin } from '~/tests/support/shop/open-as-admin'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
let mail: Awaited<ReturnType<typeof openMailServer>>
beforeAll(async () => {
  shop = await openShop()
  mail = await openMailServer('speaking')
  process.env.SMTP_URL = mail.url
})
afterAll(async () => {
  await mail.close()
  await shop.close()
})
beforeEach(() => shop.query('delete from emails'))

type Row = {
  id: string
  subject: string
  to: string
  html: string
  text: string
  status: string
  copy: string | null
}
const emailsOf = (order: string) =>
  shop.query<Row>(
    `select id, subject, "to", html, text, status, copy_of_id as copy from emails where order_id = $1 order by created_at, id`,
    [order],
  )
const deliverAll = async () => {
  while (await deliverEmail(shop.payload));
}
const later = () =>
  shop.query(`update emails set sent_at = sent_at - interval '61 seconds' where status = 'sent'`)
const codeOf = (done: { ok: boolean; issues?: { code: string }[] }) => done.issues?.[0]?.code ?? 'done'

/** A sale whose emails were delivered a while ago. */
async function told() {
  const sale = await aSale(shop)
  await deliverAll()
  await later()
  const emails = await emailsOf(sale.order)
  return { ...sale, emails, email: emails[0]?.id ?? '' }
}

test('an email of an order is sent again as it was, to where it went, and recorded once', async () => {
  const { order, admin, emails, email } = await told()
  expect(emails.length).toBeGreaterThan(2)
  await shop.query(
    `update users set first_name = 'Renamed', email = 'new-' || email where id in
    (select buyer_id from orders where id = $1)`,
    [order],
  )
  const before = mail.headers.length
  const done = await sendEmailAgain(admin, { email })
  expect(codeOf(done)).toBe('done')
  await deliverAll()
  const [copy, ...more] = (await emailsOf(order)).filter(({ copy }) => copy)
  expect(more).toEqual([])
  const { subject, to, html, text } = emails[0] as Row
  expect(copy).toMatchObject({ subject, to, html, text, status: 'sent', copy: email })
  expect(html).toContain('<!doctype html>')
  expect(mail.headers.slice(before).map((head) => /^To: (.*)$/im.exec(head)?.[1])).toEqual([to])
  const events = await shop.query<{ action: string; details: string }>(
    'select action, details from audit_events where subject_id = $1',
    [order],
  )
  expect(events.map(({ action, details }) => [action, JSON.parse(details)])).toEqual([
    ['order.email_sent_again', expect.objectContaining({ email })],
  ])
})

test('at most once a minute, whichever copy is asked for, and however many ask at once', async () => {
  const { order, admin, email } = await told()
  const both = await Promise.all([sendEmailAgain(admin, { email }), sendEmailAgain(admin, { email })])
  expect(both.map(codeOf).toSorted()).toEqual(['done', 'orderEmail.waiting'])
  await deliverAll()
  expect(codeOf(await sendEmailAgain(admin, { email }))).toBe('orderEmail.tooSoon')
  const copy = (await emailsOf(order)).find(({ copy }) => copy)?.id ?? ''
  expect(codeOf(await sendEmailAgain(admin, { email: copy }))).toBe('orderEmail.tooSoon')
  await later()
  expect(codeOf(await sendEmailAgain(admin, { email: copy }))).toBe('done')
  expect((await emailsOf(order)).filter(({ copy }) => copy === email)).toHaveLength(2)
})

test('one that the mail server refused is sent again from what it was made of', async () => {
  const { order, admin } = await aSale(shop)
  const [first] = await emailsOf(order)
  await shop.query(`update emails set status = 'failed', error = 'No such user' where id = $1`, [first?.id])
  await shop.query(`update emails set created_at = created_at - interval '61 seconds'`)
  expect(codeOf(await sendEmailAgain(admin, { email: first?.id ?? '' }))).toBe('done')
  await deliverAll()
  const copy = (await emailsOf(order)).find(({ copy }) => copy === first?.id)
  expect(copy).toMatchObject({ status: 'sent', subject: expect.stringContaining('M-') })
})

test('nobody else sends one, nor one that waits, is not about an order, or whose words are gone', async () => {
  const { order, admin, email, strangers, buyer, seller } = await told()
  for (const who of [...strangers, buyer, seller])
    expect(codeOf(await sendEmailAgain(who, { email }))).toBe('moves.notYours')
  expect(codeOf(await sendEmailAgain(admin, { email: order }))).toBe('orderEmail.unknown')
  await shop.query(
    `insert into emails (id, "to", template, locale, params, status, attempts) values
      (gen_random_uuid(), 'staff@maru.test', 'emailChanged', 'en', '{"email":"new@maru.test"}', 'sent', 0)`,
  )
  const [other] = await shop.query<{ id: string }>('select id from emails where order_id is null')
  expect(codeOf(await sendEmailAgain(admin, { email: other?.id ?? '' }))).toBe('orderEmail.unknown')
  await shop.query('update emails set html = null, text = null where id = $1', [email])
  expect(codeOf(await sendEmailAgain(admin, { email }))).toBe('orderEmail.gone')
  await openAsAdmin(shop.ids.staff.admin, order)
  expect((await getOpenedOrder(admin, order))?.emails[0]).toMatchObject({ isRepeatable: false })
  await shop.query(`update emails set html = 'x', status = 'queued' where id = $1`, [email])
  expect(codeOf(await sendEmailAgain(admin, { email }))).toBe('orderEmail.waiting')
  expect(await shop.query('select action from audit_events where subject_id = $1', [order])).toEqual([
    { action: 'order.opened' },
  ])
})

test('the words of what the order told go when a side of it leaves, also of what is sent afterwards', async () => {
  const { order, buyer, admin } = await told()
  const seller = shop.ids.users.seller
  const kept = async () => (await emailsOf(order)).filter(({ html, text }) => html || text).length
  expect(await kept()).toBeGreaterThan(2)
  const [own] = await shop.query<{ id: string }>(
    'select id from emails where order_id = $1 and user_id = $2',
    [order, seller],
  )
  expect(codeOf(await sendEmailAgain(admin, { email: own?.id ?? '' }))).toBe('done')
  const id = 'id' in buyer ? buyer.id : ''
  await inTransaction((tx) => anonymise(tx, { id, email: `${id}@maru.test`, isSeller: false }))
  await deliverAll()
  const left = await emailsOf(order)
  expect(left.map(({ status, html, text }) => [status, html, text])).toEqual(
    left.map(() => ['sent', null, null]),
  )
  expect(left.length).toBe(2)
})
