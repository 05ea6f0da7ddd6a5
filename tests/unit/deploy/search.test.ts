import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLUMNS } from '@/server/search/engine/documents'
import { COPIES } from '@/server/search/engine/copies'

const file = readFileSync('deploy/search/manticore.conf', 'utf8')
const declared = (kind: string) =>
  [...file.matchAll(new RegExp(`^  ${kind} = (\\w+)$`, 'gm'))].map(([, name]) => name)

test('the file of the search engine declares both copies, with the columns that products are written to', () => {
  expect([...file.matchAll(/^index (\w+)/gm)].map(([, name]) => name)).toEqual([...COPIES])
  for (const [kind, names] of Object.entries(COLUMNS)) expect(declared(kind), kind).toEqual([...names])
})
