import { describe, expect, test } from 'vitest'
import { checkFreight, isContainer, storedFreight, type TypedFreight } from '@/domain/orders/shipping/freight'
import { newEstimate } from '@/domain/orders/shipping/promise'

const TYPED: TypedFreight = {
  forwarder: ' Hyundai  Glovis ',
  bill: 'HDMU 1234567',
  container: 'csqu 305438-3',
  boxes: '40',
  pallets: '2',
}
const issues = (typed: Partial<TypedFreight>, mode: 'sea' | 'truck' = 'sea') => {
  const checked = checkFreight(mode, { ...TYPED, ...typed })
  return checked.ok ? [] : checked.issues.map(({ code, path }) => `${path}: ${code}`)
}

describe('a waybill by sea or truck (rule M109)', () => {
  test('has forwarder, bill of lading, container, boxes and pallets', () => {
    const freight = { forwarder: 'Hyundai Glovis', container: 'CSQU3054383', boxes: 40, pallets: 2 }
    expect(checkFreight('sea', TYPED)).toEqual({
      ok: true,
      value: { freight: { mode: 'sea', ...freight }, bill: 'HDMU 1234567' },
    })
    // A truck has no container.
    expect(checkFreight('truck', TYPED)).toMatchObject({ value: { freight: { container: null } } })
    expect(issues({ container: '', boxes: '' })).toEqual([])
  })

  test.each<[string, Partial<TypedFreight>]>([
    ['forwarder: freight.forwarder', { forwarder: ' \u200b' }],
    ['trackingNumber: freight.bill', { bill: '' }],
    ['forwarder: freight.tooLong', { forwarder: 'x'.repeat(81) }],
    ['container: freight.container', { container: 'CSQU3054384' }],
    ['boxes: freight.count', { boxes: '1.5' }],
    ['pallets: freight.count', { pallets: '-2' }],
    ['boxes: freight.load', { boxes: '', pallets: '' }],
  ])('is refused with its field: %s', (expected, typed) => {
    expect(issues(typed)).toEqual([expected])
  })

  test('is read as it was stored, and anything else is none', () => {
    const checked = checkFreight('sea', TYPED)
    const freight = checked.ok ? checked.value.freight : null
    expect(storedFreight(JSON.stringify(freight))).toEqual(freight)
    for (const text of [null, undefined, '', '{}', '{"mode":"air","forwarder":"x"}'])
      expect(storedFreight(text)).toBeNull()
  })

  test('knows a container by its check digit', () => {
    expect(['CSQU3054383', 'MSKU9070323', 'CSQX3054383', 'CSQU305438'].map(isContainer)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

test('a ship takes two weeks at least, so what leaves late by sea is estimated later than by air (rules M64, M110)', () => {
  const arrival = { key: 'range', minDays: 21, maxDays: 27 } as const
  const at = (day: string) => new Date(`${day}T17:00:00Z`)
  const order = { arrival, confirmedAt: at('2026-12-01'), shippedAt: at('2026-12-15') }
  expect(newEstimate(order)).toBeNull()
  expect(newEstimate(order, 14)).toEqual({ from: '2026-12-29', to: '2027-01-04' })
})
