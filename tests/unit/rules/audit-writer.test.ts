import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '~/tests/support/repository'

test('audit events are written in one place', () => {
  const written =
    /insert(?: into |\((?:tables\.)?)audit_events|'audit_events'|collection: 'audit-events',\s*(?:data|req)/
  const writers = filesOf(['src', 'collections'])
    .filter((file) => !/payload-schema|migrations/.test(file))
    .filter((file) => written.test(readFileSync(file, 'utf8')))
  expect(writers).toEqual(['src/server/records/audit.ts'])
})
