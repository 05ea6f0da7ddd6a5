import { expect, test } from 'vitest'
import { withoutPayer } from '@/server/payments/without-payer'

test('an event is kept without who paid, and with all that follows from it', () => {
  const session = { id: 'cs_1', status: 'complete', amount_total: 1200, metadata: { checkout: 'c' } }
  const payer = { name: 'Zebulon', email: 'z@maru.test', phone: null, address: { line1: '7 Zebulon Way' } }
  const event = { id: 'evt_1', type: 'checkout.session.completed', data: { object: session } }
  const named = { ...session, customer_email: payer.email, customer_details: payer, shipping_details: payer }
  const sent = JSON.stringify({ ...event, data: { object: named } })
  expect(JSON.parse(withoutPayer(sent))).toEqual(event)
})

test('neither of a charge nor of a dispute', () => {
  const payer = { name: 'Zebulon', email: 'z@maru.test' }
  const charge = { id: 'ch_1', payment_intent: 'pi_1', billing_details: payer, receipt_email: payer.email }
  const dispute = { id: 'dp_1', reason: 'fraudulent', evidence: { customer_name: 'Zebulon' } }
  expect(withoutPayer(JSON.stringify([charge, dispute]))).not.toMatch(/Zebulon|z@maru/)
})
