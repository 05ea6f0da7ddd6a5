import { afterAll, beforeAll } from 'vitest'
import { undo } from '@/admin/queues/decisions/undo'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { workerLoops } from '~/tests/support/budget/loops'
import { openDecided, type Decided } from '~/tests/support/decided'
import { adminCommand } from '~/tests/support/http/admin-command'
import { openBrowser } from '~/tests/support/http/browser'

let world: Decided
beforeAll(async () => {
  world = await openDecided()
})
afterAll(() => world.close())

const send = (command: string, json: object) =>
  ask(openBrowser(world.tokens.admin), adminCommand(command), `api/admin-commands/${command}`, { json })

async function row() {
  const id = await world.pending()
  return { kind: 'product', id, version: await world.versionOf('product', id) }
}
const APPROVE = { choice: 'approve' } as const

/** The loop, with one decision that is due. */
async function due(decision: Promise<string>) {
  await world.query("update decisions set due_at = now() - interval '1 second' where id = $1", [
    await decision,
  ])
  const loop = workerLoops(world.payload).find(({ name }) => name === 'decisions of staff')
  return async () => (await loop?.work()) ?? true
}

keepBudget('decisions', {
  'POST api/admin-commands/decide': async () => {
    const json = { ...APPROVE, ...(await row()) }
    return () => send('decide', json)
  },
  'POST api/admin-commands/decide-many': async () => {
    const json = { ...APPROVE, rows: [await row(), await row()] }
    return () => send('decide-many', json)
  },
  'POST api/admin-commands/undo': async () => {
    const { id } = await row()
    const json = { decisions: [await world.asked('product', id, 'approve')] }
    return () => send('undo', json)
  },
  'POST api/admin-commands/picks': async () => {
    const json = { ids: [await world.product(), await world.product()], seen: await picked() }
    return () => send('picks', json)
  },
  'loop decisions of staff, with a product': async () => {
    await undoAll()
    return due(world.asked('product', await world.pending(), 'approve'))
  },
  'loop decisions of staff, with a change request': async () => {
    await undoAll()
    const change = await world.change(await world.product(), { weight: 7 }, { name: { fr: 'Robinet' } })
    return due(world.asked('product-change', change, 'approve'))
  },
  'loop decisions of staff, with a seller': async () => {
    await undoAll()
    return due(world.asked('seller', await world.waiting(), 'approve'))
  },
})

async function picked() {
  const statement = 'select products_id as id from recommended_products_rels order by "order"'
  return (await world.query<{ id: string }>(statement)).map(({ id }) => id)
}

async function undoAll() {
  const waiting = await world.query<{ id: string }>('select id from decisions where outcome is null')
  for (const { id } of waiting) await undo(world.admin, id)
}
