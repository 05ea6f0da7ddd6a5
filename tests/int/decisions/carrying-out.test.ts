import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carryOutDecision } from '@/admin/queues/decisions/carry-out'
import type { StaffActor } from '@/domain/people/actor'
import { openDecided, type Decided } from '~/tests/support/decided'
import { hire } from '~/tests/support/staff'

let world: Decided
beforeAll(async () => {
  world = await openDecided()
})
afterAll(() => world.close())

const REASON = 'The images are blurred.'
const asAdmin = () => ({ overrideAccess: false, user: world.users.admin })

describe('a decision', () => {
  test('changes nothing until it is due, then everything at once, with one event', async () => {
    const id = await world.pending()
    const decision = await world.asked('product', id, 'approve')
    expect(await carryOutDecision()).toBe(false)
    expect(await world.stored('products', id)).toMatchObject({ status: 'pending', isLive: false })
    expect([await world.notified(id), await world.events('product', id)]).toEqual([[], []])
    await world.pass()
    expect(await world.stored('products', id)).toMatchObject({ status: 'approved', isLive: true })
    expect(await world.notified(id)).toMatchObject([
      { kind: 'product.approved', template: 'productApproved' },
    ])
    expect(await world.events('product', id)).toEqual(['product.approved'])
    expect(await world.decision(decision)).toMatchObject({ outcome: 'done', problem: null })
  })

  test('declines a product with words that its seller reads', async () => {
    const id = await world.pending()
    await world.asked('product', id, 'refuse')
    await world.pass()
    expect(await world.stored('products', id)).toMatchObject({ status: 'rejected', statusReason: REASON })
    expect(await world.notified(id)).toMatchObject([{ kind: 'product.rejected' }])
    expect(await world.events('product', id)).toEqual(['product.declined'])
  })

  test.each([
    ['approve', 'approved', 7, 'change.approved', 'productChange.approved'],
    ['refuse', 'declined', 2.4, 'change.declined', 'productChange.declined'],
    ['ask', 'changes_requested', 2.4, 'change.requested', 'productChange.sent_back'],
  ] as const)('to %s a change request makes it %s', async (choice, status, weight, kind, event) => {
    const id = await world.product()
    const change = await world.change(id, { weight: 7 })
    await world.asked('product-change', change, choice)
    await world.pass()
    expect(await world.stored('product-changes', change)).toMatchObject({ status })
    expect(await world.stored('products', id)).toMatchObject({ weight })
    expect((await world.notified(id)).map((each) => each.kind)).toEqual([kind])
    expect(await world.events('product-change', change)).toEqual([event])
    expect(await world.events('product', id)).toEqual([])
  })

  test.each([
    ['approve', { status: 'active', documentAsked: null }, 'sellerApproved', 'seller.approved'],
    ['refuse', { status: 'rejected', statusReason: REASON }, 'sellerRejected', 'seller.declined'],
    ['ask', { status: 'pending', documentAsked: REASON }, 'sellerDocumentAsked', 'seller.document_asked'],
  ] as const)('to %s a seller', async (choice, stored, template, event) => {
    const id = await world.waiting()
    await world.asked('seller', id, choice)
    await world.pass()
    expect(await world.system.get('sellers', id)).toMatchObject(stored)
    const mails = await world.query('select template, locale from emails where user_id = $1', [id])
    expect(mails).toEqual([{ template, locale: 'fr' }])
    expect(await world.query('select 1 from notifications where user_id = $1', [id])).toHaveLength(1)
    expect(await world.events('seller', id)).toEqual([event])
  })

  test('may be followed by another once it is carried out: a document is asked for, then the seller approved', async () => {
    const id = await world.waiting()
    await world.asked('seller', id, 'ask')
    await world.pass()
    await world.asked('seller', id, 'approve')
    await world.pass()
    expect(await world.system.get('sellers', id)).toMatchObject({ status: 'active', documentAsked: null })
    expect(await world.events('seller', id)).toEqual(['seller.document_asked', 'seller.approved'])
  })
})

describe('a decision is not carried out', () => {
  const asSeller = () => ({ overrideAccess: false, user: world.users.seller })
  const change = (collection: 'products' | 'product-changes', id: string, data: object, who: object) =>
    world.payload.update({ collection, id, data, ...who })

  test('where the seller archived the product', async () => {
    const id = await world.pending()
    const decision = await world.asked('product', id, 'approve')
    await change('products', id, { archivedAt: new Date().toISOString() }, asSeller())
    await world.pass()
    expect(await world.decision(decision)).toMatchObject({ outcome: 'failed', problem: 'decision.archived' })
    expect(await world.stored('products', id)).toMatchObject({ status: 'rejected', isLive: false })
    expect([await world.notified(id), await world.events('product', id)]).toEqual([[], ['decision.failed']])
  })

  test('where the seller changed the product', async () => {
    const id = await world.pending()
    const decision = await world.asked('product', id, 'approve')
    await change('products', id, { weight: 99 }, asSeller())
    await world.pass()
    expect(await world.decision(decision)).toMatchObject({
      outcome: 'failed',
      problem: 'decision.changedSince',
    })
    expect(await world.stored('products', id)).toMatchObject({ status: 'pending' })
  })

  test.each([
    ['withdrew', { status: 'withdrawn' }, 'decision.withdrawn'],
    ['replaced', { weight: 8 }, 'decision.changedSince'],
  ])('where the seller %s the change request', async (_, data, problem) => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 7 })
    const decision = await world.asked('product-change', asked, 'approve')
    const actor = { kind: 'seller', id: world.ids.users.seller, status: 'active' }
    await world.system.change('product-changes', asked, data, { context: { actor } })
    await world.pass()
    expect(await world.decision(decision)).toMatchObject({ outcome: 'failed', problem })
    expect(await world.stored('products', id)).toMatchObject({ weight: 2.4 })
    expect(await world.events('product-change', asked)).toEqual(['decision.failed'])
  })

  test.each([
    ['profile', 'update sellers set updated_at = now() where id = $1'],
    [
      'documents',
      "insert into documents (id, kind, owner_id, filename) values (gen_random_uuid(), 'business', $1, gen_random_uuid()::text)",
    ],
  ])('where the seller changed the %s', async (_, statement) => {
    const id = await world.waiting()
    const decision = await world.asked('seller', id, 'approve')
    await world.query(statement, [id])
    await world.pass()
    expect(await world.decision(decision)).toMatchObject({
      outcome: 'failed',
      problem: 'decision.changedSince',
    })
    expect(await world.system.get('sellers', id)).toMatchObject({ status: 'pending' })
  })

  test('where an admin decided in the form of the panel, which comes first', async () => {
    const id = await world.pending()
    const decision = await world.asked('product', id, 'approve')
    await change('products', id, { status: 'rejected', statusReason: REASON }, asAdmin())
    await world.pass()
    expect(await world.decision(decision)).toMatchObject({
      outcome: 'failed',
      problem: 'decision.notWaiting',
    })
    expect(await world.events('product', id)).toEqual(['product.declined', 'decision.failed'])
  })

  test('where its rules refuse it', async () => {
    const id = await world.product()
    const asked = await world.change(id, { weight: 7 })
    const decision = await world.asked('product-change', asked, 'approve')
    await world.query('update product_changes_texts set text = $2 where parent_id = $1', [asked, 'nonsense'])
    await world.pass()
    expect(await world.decision(decision)).toMatchObject({
      outcome: 'failed',
      problem: 'product.changeStuck',
    })
    expect(await world.stored('product-changes', asked)).toMatchObject({ status: 'pending' })
    expect(await world.events('product-change', asked)).toEqual(['decision.failed'])
  })

  test('where it is gone, or whoever decided is no longer an admin', async () => {
    const { id: colleague } = await hire(world, 'admin')
    const by: StaffActor = { kind: 'staff', id: colleague, role: 'admin' }
    const kept = await world.pending()
    const gone = await world.change(await world.product(), { weight: 7 })
    const decisions = [
      await world.asked('product', kept, 'approve', { by }),
      await world.asked('product-change', gone, 'approve'),
    ]
    await world.query("update staff set role = 'editor' where id = $1", [colleague])
    await world.query('delete from product_changes where id = $1', [gone])
    await world.pass()
    const problems = await Promise.all(decisions.map(async (id) => (await world.decision(id)).problem))
    expect(problems).toEqual(['decision.notAdmin', 'decision.gone'])
    expect(await world.stored('products', kept)).toMatchObject({ status: 'pending' })
  })
})

test('a worker that ends between the change and its end has done nothing; the next does it once', async () => {
  const id = await world.pending()
  const decision = await world.asked('product', id, 'approve')
  await world.query(`create function lose() returns trigger language plpgsql as
    $$ begin raise exception 'terminating connection' using errcode = '57P01'; end $$`)
  await world.query(`create trigger lose before update on decisions for each row
    when (new.outcome = 'done') execute function lose()`)
  await world.query("update decisions set due_at = now() - interval '1 second' where id = $1", [decision])
  await expect(carryOutDecision()).rejects.toThrow()
  expect(await world.stored('products', id)).toMatchObject({ status: 'pending' })
  expect([await world.notified(id), await world.events('product', id)]).toEqual([[], []])
  expect(await world.decision(decision)).toMatchObject({ outcome: null, attempts: 1 })
  await world.query('drop trigger lose on decisions')
  await world.query("update decisions set due_at = now() - interval '1 second' where id = $1", [decision])
  await Promise.all([carryOutDecision(), carryOutDecision(), carryOutDecision()])
  expect(await world.decision(decision)).toMatchObject({ outcome: 'done' })
  expect(await world.notified(id)).toHaveLength(1)
  expect(await world.events('product', id)).toEqual(['product.approved'])
})

test('an error that stays ends the decision after five attempts, and the ones behind it are done', async () => {
  const [stuck, fine] = [await world.pending(), await world.pending()]
  const decisions = [
    await world.asked('product', stuck, 'approve'),
    await world.asked('product', fine, 'approve'),
  ]
  await world.query(`create or replace function lose() returns trigger language plpgsql as
    $$ begin raise exception 'out of order'; end $$`)
  await world.query(`create trigger lose before update on products for each row
    when (new.id = '${stuck}') execute function lose()`)
  for (const _ of [1, 2, 3, 4, 5]) {
    await world.query(
      "update decisions set due_at = now() - interval '1 second' where id = $1 and outcome is null",
      [decisions[0]],
    )
    await expect(carryOutDecision()).rejects.toThrow()
  }
  await world.query('drop trigger lose on products')
  await world.pass()
  expect(await world.decision(decisions[0] ?? '')).toMatchObject({
    outcome: 'failed',
    problem: 'decision.failed',
  })
  expect(await world.decision(decisions[1] ?? '')).toMatchObject({ outcome: 'done' })
})
