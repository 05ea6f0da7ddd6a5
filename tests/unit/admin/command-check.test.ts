import { expect, test } from 'vitest'
import { firstWrong } from '@/admin/commands/command-check'
import { askedReason } from '@/admin/commands/command-texts'

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

test('what arrived of a payout is judged before the confirmation', () => {
  const arrived = [
    { name: 'reference', label: 'Référence', blank: 'Indiquez la référence.' },
    { name: 'amount', label: 'Montant' },
    { name: 'currency', label: 'Devise' },
    { name: 'rate', label: 'Taux' },
  ]
  const typed = { reference: 'R-1', amount: '61500', currency: 'KRW', rate: '1025.5' }
  const wrong = (more: object) => firstWrong(arrived, { ...typed, ...more }, 'arrived')
  expect(wrong({})).toBeUndefined()
  expect(wrong({ reference: ' ' })).toEqual({ name: 'reference', message: 'Indiquez la référence.' })
  expect(wrong({ amount: '' })).toMatchObject({ name: 'amount', issue: { code: 'payout.arrived' } })
  expect(wrong({ rate: '' })).toMatchObject({ name: 'rate', issue: { code: 'payout.rate' } })
})
