import { describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { appliedChange, type StoredChange } from '@/domain/products/listing/applied-change'
import { changeRule, type ChangeFacts, type ChangeStatus } from '@/domain/products/listing/change-rule'

const seller: Actor = { kind: 'seller', id: 's', status: 'active' }
const admin: Actor = { kind: 'staff', id: 'a', role: 'admin' }
const editor: Actor = { kind: 'staff', id: 'e', role: 'editor' }
const system: Actor = { kind: 'system' }
const facts: ChangeFacts = {
  foreignPictures: false,
  otherIsOpen: false,
  now: new Date('2026-03-01T10:00:00.000Z'),
}
const decidedAt = facts.now.toISOString()

type Row = { status: ChangeStatus; reason?: string | null }
const write = (before: Row | undefined, change: Partial<Row>, actor: Actor, about = facts) =>
  changeRule({ next: { ...before, ...change }, before, actor }, about)
const refused = (code: string) => ({ ok: false, issues: [{ code }] })

describe('a change request', () => {
  test.each([
    ['an admin declines without a reason', 'declined', admin, 'status.reason'],
    ['an admin asks for changes without a reason', 'changes_requested', admin, 'status.reason'],
    ['an editor approves', 'approved', editor, 'moves.notYours'],
    ['a seller approves', 'approved', seller, 'moves.notYours'],
    ['a visitor approves', 'approved', { kind: 'visitor' }, 'moves.notYours'],
    ['an admin invents a status', 'constructor', admin, 'moves.unknown'],
  ] as const)('%s: refused', (_, status, actor, code) => {
    expect(write({ status: 'pending' }, { status: status as ChangeStatus }, actor)).toMatchObject(
      refused(code),
    )
  })

  test.each([
    ['approved', 'approved'],
    ['approved', 'declined'],
    ['declined', 'approved'],
    ['declined', 'declined'],
    ['changes_requested', 'changes_requested'],
    ['changes_requested', 'approved'],
  ] as const)('that is %s is not decided again as %s', (from, status) => {
    expect(write({ status: from, reason: 'Dark' }, { status, reason: 'Other' }, admin)).toMatchObject(
      refused('moves.impossible'),
    )
  })

  test('is edited by staff while it waits for them, by its seller while it is open', () => {
    expect(write({ status: 'pending' }, { reason: 'Note' }, admin)).toEqual({ ok: true, value: {} })
    expect(write({ status: 'changes_requested' }, {}, seller)).toEqual({ ok: true, value: {} })
    expect(write({ status: 'declined' }, {}, seller)).toMatchObject(refused('moves.impossible'))
    expect(write({ status: 'declined' }, {}, system)).toEqual({ ok: true, value: {} })
  })

  test.each([
    ['pending', 'approved', admin, { decidedAt, reason: null }],
    ['pending', 'declined', admin, { decidedAt }],
    ['pending', 'changes_requested', admin, { decidedAt }],
    ['changes_requested', 'pending', seller, { decidedAt: null, reason: null }],
    ['declined', 'pending', system, { decidedAt: null, reason: null }],
  ] as const)('from %s to %s has its time and only a reason that holds', (from, status, actor, value) => {
    expect(write({ status: from, reason: 'Dark' }, { status }, actor)).toEqual({ ok: true, value })
  })

  test('shows no picture of another seller, but can be declined with one', () => {
    const foreign = { ...facts, foreignPictures: true }
    const issues = [{ code: 'product.foreignPicture', path: 'images' }]
    expect(write(undefined, {}, seller, foreign)).toEqual({ ok: false, issues })
    expect(write({ status: 'pending' }, { status: 'approved' }, admin, foreign)).toEqual({
      ok: false,
      issues,
    })
    expect(
      write({ status: 'pending' }, { status: 'declined', reason: 'Gone' }, admin, foreign),
    ).toMatchObject({ ok: true })
  })

  test('is the only open one of its product', () => {
    const other = { ...facts, otherIsOpen: true }
    expect(write(undefined, {}, system, other)).toMatchObject(refused('product.changeOpen'))
    expect(write({ status: 'declined' }, { status: 'pending' }, system, other)).toMatchObject(
      refused('product.changeOpen'),
    )
    expect(write({ status: 'pending' }, { status: 'approved' }, admin, other)).toMatchObject({ ok: true })
  })
})

describe('what an approved change request writes', () => {
  const change: StoredChange = {
    name: { en: 'Tap', fr: 'Mitigeur', ko: null },
    description: { en: '' },
    images: ['one', 'two'],
    weight: 2,
    lengthMm: null,
    box: { length: 300, width: null, height: null },
    hsCode: '',
  }

  test('is every field with a value where it names none', () => {
    expect(appliedChange(change)).toEqual({
      ok: true,
      value: {
        data: { images: ['one', 'two'], weight: 2, box: { length: 300 } },
        texts: { name: { en: 'Tap', fr: 'Mitigeur' } },
      },
    })
    expect(appliedChange({ changed: [] })).toEqual({ ok: true, value: { data: {}, texts: {} } })
  })

  test('is what it names alone, emptied fields included', () => {
    expect(
      appliedChange({ ...change, changed: ['name.ko', 'name.fr', 'lengthMm', 'box', 'hsCode'] }),
    ).toEqual({
      ok: true,
      value: {
        data: { lengthMm: null, box: { length: 300, width: null, height: null }, hsCode: '' },
        texts: { name: { fr: 'Mitigeur', ko: null } },
      },
    })
    expect(appliedChange({ changed: ['box', 'images'] })).toMatchObject({
      value: { data: { box: { length: null, width: null, height: null }, images: null } },
    })
  })

  test.each(['stock', 'status', 'seller', 'name', 'name.de', 'weight.en', 'constructor', '__proto__', ''])(
    'is nothing at all if it names %o',
    (name) => {
      expect(appliedChange({ ...change, changed: ['weight', name] })).toEqual({
        ok: false,
        issues: [{ code: 'product.changeUnknown', path: 'changed', params: { name } }],
      })
    },
  )
})
