import { describe, expect, test } from 'vitest'
import { announcedHoliday, checkHoliday, readDay } from '@/domain/people/sellers/holiday'
import { checkDetails, type BusinessDetails } from '@/domain/people/sellers/seller-details'
import { checkBusinessCount } from '@/domain/people/sellers/seller-documents'
import { isBlankWarehouse } from '@/domain/people/sellers/warehouse'

const codes = (result: ReturnType<typeof checkDetails>) =>
  result.ok ? [] : result.issues.map(({ code, path }) => `${path}: ${code}`)
const changed = (next: BusinessDetails, before?: BusinessDetails) =>
  checkDetails({ ...before, ...next }, before)

const TORONTO = {
  country: 'CA',
  address: '12 King St',
  city: 'Toronto',
  province: 'on',
  postalCode: 'm5h1a1',
}

describe('a holiday', () => {
  test.each([
    [{ holidayFrom: '2026-12-24', holidayTo: '' }, 'holidayTo: holiday.both'],
    [{ holidayTo: '2026-12-24' }, 'holidayFrom: holiday.both'],
    [{ holidayFrom: '2026-12-24', holidayTo: '2026-12-23' }, 'holidayTo: holiday.order'],
    [{ holidayFrom: '2026-02-30', holidayTo: '2026-03-01' }, 'holidayFrom: holiday.day'],
    [{ holidayFrom: 'soon', holidayTo: '9' }, 'holidayFrom: holiday.day'],
  ])('is refused as %o', (next, first) => {
    expect(codes(changed(next))[0]).toBe(first)
  })

  test('is stored at noon, so that it is the same day everywhere', () => {
    expect(changed({ holidayFrom: '2026-12-24', holidayTo: '2026-12-24T03:00:00.000Z' })).toEqual({
      ok: true,
      value: { holidayFrom: '2026-12-24T12:00:00.000Z', holidayTo: '2026-12-24T12:00:00.000Z' },
    })
    const stored = { holidayFrom: '2026-12-24T12:00:00.000Z', holidayTo: '2026-12-26T12:00:00.000Z' }
    expect(changed({ holidayFrom: null, holidayTo: '' }, stored)).toEqual({
      ok: true,
      value: { holidayFrom: null, holidayTo: null },
    })
    expect(codes(changed({ holidayFrom: null }, stored))).toEqual(['holidayFrom: holiday.both'])
  })

  test('is announced until its last day is over', () => {
    const days = { holidayFrom: '2026-12-24T12:00:00.000Z', holidayTo: '2026-12-26' }
    const holiday = { from: '2026-12-24', to: '2026-12-26' }
    expect(['2026-11-01', '2026-12-26', '2026-12-27'].map((day) => announcedHoliday(days, day))).toEqual([
      holiday,
      holiday,
      null,
    ])
    expect(announcedHoliday({ holidayFrom: null, holidayTo: null }, '2026-01-01')).toBeNull()
    expect(checkHoliday({})).toEqual({ ok: true, value: null })
    expect(readDay('2026-12-24 nonsense')).toBeNull()
  })
})

describe('tax numbers', () => {
  test('are stored as printed, and refused in a wrong form', () => {
    expect(changed({ gstNumber: '123456789 rt0001', qstNumber: ' ', pstNumber: '123456-7' })).toEqual({
      ok: true,
      value: { gstNumber: '123456789RT0001', pstNumber: '123456-7', qstNumber: null },
    })
    expect(codes(changed({ gstNumber: '1', qstNumber: '2', pstNumber: '3' }))).toEqual([
      'gstNumber: registration.gst',
      'qstNumber: registration.qst',
      'pstNumber: registration.pst',
    ])
  })

  test('that were wrong before do not block another change', () => {
    expect(changed({ qstNumber: '1234567890tq0001' }, { gstNumber: 'old' })).toEqual({
      ok: true,
      value: { qstNumber: '1234567890TQ0001' },
    })
  })
})

describe('warehouses', () => {
  test('are stored with their address in its form', () => {
    expect(changed({ warehouses: [{ id: 'w', name: ' Yard ', ...TORONTO }] })).toMatchObject({
      ok: true,
      value: { warehouses: [{ id: 'w', name: 'Yard', province: 'ON', postalCode: 'M5H 1A1', phone: null }] },
    })
    const korean = {
      name: '창고',
      country: 'KR',
      address: '37 Namdong',
      city: 'Incheon',
      postalCode: '21693',
    }
    expect(changed({ warehouses: [{ ...korean, region: 'Incheon' }] })).toMatchObject({
      value: { warehouses: [{ province: 'Incheon' }] },
    })
  })

  test('name the row and field of what is wrong', () => {
    expect(
      codes(
        changed({
          warehouses: [
            { name: 'A', ...TORONTO },
            { phone: '12', province: 'ZZ' },
          ],
        }),
      ),
    ).toEqual([
      'warehouses.1.name: warehouse.name',
      'warehouses.1.address: address.address',
      'warehouses.1.city: address.city',
      'warehouses.1.province: address.province',
      'warehouses.1.postalCode: address.postalCodeCA',
      'warehouses.1.phone: profile.phone',
    ])
    const many = Array.from({ length: 21 }, () => ({ name: 'A', ...TORONTO }))
    expect(codes(changed({ warehouses: many }))).toEqual(['warehouses: warehouse.tooMany'])
  })

  test('are blank with a country alone', () => {
    expect([isBlankWarehouse({ country: 'KR' }), isBlankWarehouse({ country: 'KR', hours: '9-5' })]).toEqual([
      true,
      false,
    ])
  })
})

test('a seller has three business documents', () => {
  expect([2, 3].map((stored) => checkBusinessCount(stored).ok)).toEqual([true, false])
})
