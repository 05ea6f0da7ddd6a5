import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import { isNamedAction, NAMED_ACTIONS } from '@/admin/records/audit/events/named-actions'
import { MESSAGES } from '@/server/texts/translations'

/** The names as the type has them. */
const recorded = [
  ...readFileSync('src/domain/staff/audit/event.ts', 'utf8').matchAll(/^ {2}\| '([\w.]+)'$/gm),
].map(([, name = '']) => name)

describe('the words of audit events', () => {
  test.each(LOCALES)('name every action that may be recorded, and no other: %s', (locale) => {
    const words = Object.entries(MESSAGES[locale].staff.audit.actions).flatMap(([group, each]) =>
      Object.keys(each).map((name) => `${group}.${name}`),
    )
    expect(recorded.length).toBeGreaterThan(20)
    expect(words.toSorted()).toEqual(recorded.toSorted())
  })

  test('are asked for by the name that is stored', () => {
    expect(NAMED_ACTIONS.every(isNamedAction)).toBe(true)
    expect(isNamedAction('products.updated')).toBe(false)
  })
})
