import { beforeAll, describe, expect, test } from 'vitest'
import { adminCommand } from '~/tests/support/http/admin-command'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

const { call } = chatRoutes(() => world)

const NOTHING = '01900000-0000-7000-8000-000000000000'
const KEY = 'a-key-of-a-form'
const REASON = 'Please give a reason.'
/** Each command of money with words of staff: the field, how much fits, and what is said where it is blank. */
const COMMANDS: [string, string, object, string, number, string][] = [
  ['a refund', 'order-refund', { order: NOTHING, amount: 100, key: KEY }, 'reason', 1_000, REASON],
  ['a cancelled order', 'order-cancel', { order: NOTHING }, 'reason', 1_000, REASON],
  ['ended terms', 'net-terms', { company: NOTHING, step: 'end', seen: '' }, 'reason', 1_000, REASON],
  ['the rest of an order', 'order-rest', { order: NOTHING, seen: '' }, 'reason', 1_000, REASON],
  ['a failed payout', 'payout', { payout: NOTHING, step: 'failed' }, 'reason', 1_000, REASON],
  ['a cancelled payout', 'payout', { payout: NOTHING, step: 'cancelled' }, 'reason', 1_000, REASON],
  [
    'an adjustment',
    'adjustment',
    { seller: NOTHING, amount: 100, direction: 'up', key: KEY },
    'reason',
    400,
    REASON,
  ],
  ['a refund made by hand', 'refund', { refund: NOTHING }, 'reference', 100, 'Enter the payment reference.'],
  [
    'a payout that was paid',
    'payout',
    { payout: NOTHING, step: 'paid', amount: '50', currency: 'CAD', rate: '' },
    'reference',
    100,
    'Enter the bank reference.',
  ],
  [
    'a transfer',
    'transfer',
    { checkout: NOTHING, amount: 100 },
    'bankReference',
    80,
    'Enter the bank’s reference for this transfer.',
  ],
]

describe.each(COMMANDS)('the words of %s', (_, command, body, field, most, blank) => {
  const said = async (words: string) => {
    const json = { ...body, [field]: words }
    const answer = await call('admin', adminCommand(command), { params: {}, json })
    const [issue] = (answer.json.issues ?? []) as { path: string; message: string }[]
    return { status: answer.status, path: issue?.path, message: issue?.message }
  }

  test.each(['', ' \u200b\n'])('are not blank: %j', async (words) => {
    expect(await said(words)).toEqual({ status: 422, path: field, message: blank })
  })

  test('are refused where they are too long, not cut', async () => {
    const message = `Use no more than ${most.toLocaleString('en-CA')} characters.`
    expect(await said('가'.repeat(most + 1))).toEqual({ status: 422, path: field, message })
    expect((await said('가'.repeat(most))).path).not.toBe(field)
  })
})
