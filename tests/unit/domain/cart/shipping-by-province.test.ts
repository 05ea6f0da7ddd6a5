import { expect, test } from 'vitest'
import { PROVINCES } from '@/domain/people/address/postal-code'
import type { ShippingRule } from '@/domain/cart/shipping/shipping'
import { shippingByProvince } from '@/domain/cart/shipping/shipping-by-province'

const flat = (provinces: string[], service = ''): ShippingRule => ({
  kind: 'flat',
  amount: 1_800,
  provinces,
  service,
})

test('provinces with the same terms stand together, those no rule reaches as well (rule M15)', () => {
  const [near, air] = [flat(['ON', 'QC']), flat(['ON'], 'Air')]
  const rest = PROVINCES.filter((province) => province !== 'ON' && province !== 'QC')
  expect(shippingByProvince([near, air])).toEqual([
    { provinces: rest, rules: [] },
    { provinces: ['ON'], rules: [near, air] },
    { provinces: ['QC'], rules: [near] },
  ])
})

test('a rule without provinces reaches all others', () => {
  const [near, others] = [flat(['QC']), flat([])]
  expect(shippingByProvince([near, others]).map(({ provinces, rules }) => [provinces.length, rules])).toEqual(
    [
      [12, [others]],
      [1, [near]],
    ],
  )
})

test('a seller without rules has none: every order is quoted', () => {
  expect(shippingByProvince([])).toEqual([])
})
