import { expect, test } from 'vitest'
import { firstWrong } from '@/admin/command-check'
import { askedReason } from '@/admin/command-texts'

const fields = [
  { name: 'amount', label: 'Montant', isMoney: true },
  { ...askedReason({ language: 'fr' }, 20), label: 'Motif' },
  { name: 'answer', label: 'Réponse' },
]

test('a command is refused before it is sent where no reason is given, no amount, or too much', () => {
  expect(firstWrong(fields, { amount: '1', reason: ' ' })).toEqual({
    name: 'reason',
    message: 'Veuillez indiquer un motif.',
  })
  expect(firstWrong(fields, { amount: 'x', reason: '' })).toMatchObject({
    name: 'amount',
    issue: { code: 'money.invalid' },
  })
  expect(firstWrong(fields, { amount: '1', reason: 'x'.repeat(21) })?.message).toContain('20')
  expect(firstWrong(fields, { amount: '1', reason: 'ok' })).toBeUndefined()
})
