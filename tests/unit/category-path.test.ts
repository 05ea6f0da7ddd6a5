import { expect, it } from 'vitest'
import { findMain, findSub } from '@/app/(store)/[locale]/list/category-path'
import { CATEGORY_TREE, cleanSlug, mainSlug, subSlug } from '@/domain/products/category'

const link = (name: string) => ({
  slug: cleanSlug(name),
  name,
  english: name,
  href: `/${cleanSlug(name)}`,
})
const TREE = CATEGORY_TREE.map((main) => ({ ...link(main.name), children: main.subs.map(link) }))
const MAINS = CATEGORY_TREE.map((main) => main.name)
const SUBS = CATEGORY_TREE.flatMap((main) => main.subs.map((sub) => [main.name, sub] as const))

it.each(MAINS)('%s is reached by its literal, encoded and clean address, on any page', (name) => {
  const literal = mainSlug(name).split('/')
  const encoded = [encodeURIComponent(mainSlug(name))]
  const addresses = [literal, encoded, [cleanSlug(name)]]
  expect(addresses.map((path) => findMain(TREE, path)?.main.name)).toEqual([name, name, name])
  expect(addresses.map((path) => findMain(TREE, [...path, '2'])?.page)).toEqual([2, 2, 2])
})

it.each(SUBS)('%s > %s is reached by its literal and its clean address', (main, sub) => {
  const literal = [...mainSlug(main).split('/'), subSlug(sub)]
  const clean = [cleanSlug(main), cleanSlug(sub)]
  const found = [literal, clean, [...clean, '3']].map((path) => findSub(TREE, path))
  expect(found.map((one) => [one?.main.name, one?.sub?.name, one?.page])).toEqual([
    [main, sub, 1],
    [main, sub, 1],
    [main, sub, 3],
  ])
})

it.each([
  [['nope']],
  [['kitchen', 'faucets']],
  [['kitchen', '1']],
  [[]],
  [['kitchen!!']],
  [['k-i-t-c-h-e-n']],
  [['k', 'i', 't', 'c', 'h', 'e', 'n']],
  [['KitcHen']],
  [['kitchen-']],
  [['%6Bitchen']],
  [['livingroom']],
  [['workroom', 'office']],
])('%j is no room: each address that is one is kept', (path) => {
  expect(findMain(TREE, path)).toBeNull()
})

it.each([[['kitchen', 'FAUCETS']], [['kitchen', 'f-aucets']], [['kitchen!', 'faucets']], [['kitchen']]])(
  '%j is no list of a room',
  (path) => {
    expect(findSub(TREE, path)).toBeNull()
  },
)
