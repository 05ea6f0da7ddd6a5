import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAllowed, licencePage, licencesInProduction } from '~/dev/release/licences'
import { licenceTexts } from '~/dev/release/licence-texts'

test('every package of a production has a licence that we know and may use (rule Q22)', () => {
  const all = licencesInProduction()
  expect(all.length).toBeGreaterThan(400)
  expect(all.filter((one) => !isAllowed(one))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(WTFPL OR MIT)', true],
  ['MIT and ISC', true],
  ['GPL-3.0-only OR MIT', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['MIT AND (GPL-2.0-only OR Zlib)', false],
  ['unknown', false],
])('a package under %s may be used: %s', (licence, isFine) => {
  expect(isAllowed({ name: 'anything', licence })).toBe(isFine)
})

test('a licence that asks for more is allowed for the packages that are named with it', () => {
  expect(isAllowed({ name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' })).toBe(true)
  expect(isAllowed({ name: 'lightningcss', licence: 'MPL-2.0' })).toBe(true)
  expect(isAllowed({ name: 'lightningcss', licence: 'LGPL-3.0-or-later' })).toBe(false)
})

test('docs/licences.md is as npm run generate makes it', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencePage())
})

test('the texts of the licences have each text once, below the packages that bring it', () => {
  const parts = licenceTexts().split(`\n${'-'.repeat(80)}\n\n`)
  expect(parts.filter((part) => /^stripe \d/m.test(part))).toHaveLength(1)
  expect(parts.filter((part) => /^next \d+\.\d+\.\d+$/m.test(part))[0]).toContain('The MIT License')
  expect(new Set(parts).size).toBe(parts.length)
  expect(parts.at(-1)).toMatch(/^server-only 0\.0\.1 \(MIT\)$/m)
})
