import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '~/tests/support/repository'

/** Written by `npm run generate` and `npm run migrate:create`. */
const GENERATED = /^src\/(?:payload-|migrations\/)/

const filesNaming = (fact: string) =>
  filesOf(['collections', 'dev', 'src']).filter(
    (file) =>
      /\.(?:tsx?|mjs)$/.test(file) &&
      !GENERATED.test(file) &&
      new RegExp(`\\b${fact}\\b`).test(readFileSync(file, 'utf8')),
  )

// Form, checks, files, collections, comparison and reads are made from PRODUCT_FACTS. What is left shows it or counts with it.
test('a fact of a product stands in at most nine files', () => {
  const files = filesNaming('packagingUnit')
  expect(files).toContain('src/domain/products/facts/facts.ts')
  expect(files.slice(9)).toEqual([])
})

// Form, JSON, draft, checks, collections and demo orders are made from BUYER_FACTS.
test('what a buyer states of an order stands in at most twelve files', () => {
  const files = filesNaming('poNumber')
  expect(files).toContain('src/domain/orders/buyer-facts.ts')
  expect(files.slice(12)).toEqual([])
})
