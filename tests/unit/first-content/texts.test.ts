import { expect, test } from 'vitest'
import { CATEGORY_TREE, categoryText } from '@/domain/products/category'
import { parsePage } from '@/server/texts/first-content/parse-page'
import { FIRST_CATEGORIES, FIRST_SYNONYMS } from '@/server/texts/first-content/texts'
import { toLexical } from '@/server/texts/first-content/to-lexical'

const PATHS = CATEGORY_TREE.flatMap(({ name, subs }) => [name, ...subs.map((sub) => categoryText(name, sub))])

test('every category has a French and a Korean name, and comes after its main category', () => {
  const paths = FIRST_CATEGORIES.map(({ path }) => path)
  expect(paths.toSorted()).toEqual(PATHS.toSorted())
  expect(FIRST_CATEGORIES.filter(({ name }) => !name.fr.trim() || !/[가-힣]/.test(name.ko))).toEqual([])
  expect(
    FIRST_CATEGORIES.filter(({ path, parent }) => parent && !(paths.indexOf(parent) < paths.indexOf(path))),
  ).toEqual([])
})

test('synonyms group words that mean the same, each word once', () => {
  const words = FIRST_SYNONYMS.flat().map((word) => word.toLowerCase())
  expect(FIRST_SYNONYMS.length).toBeGreaterThan(25)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  expect(FIRST_SYNONYMS.filter((group) => !group.some((word) => /[가-힣]/.test(word)))).toEqual([])
})

test('keeps the links of a page in its language', () => {
  const { blocks } = parsePage('# Titre\n\n> Résumé\n\nVoir [les produits](/products), **tous**.')
  const [paragraph] = toLexical(blocks, 'fr').root.children
  expect(paragraph).toMatchObject({
    type: 'paragraph',
    children: [
      { text: 'Voir ' },
      {
        type: 'link',
        fields: { url: '/fr/products', linkType: 'custom' },
        children: [{ text: 'les produits' }],
      },
      { text: ', ' },
      { text: 'tous', format: 1 },
      { text: '.' },
    ],
  })
})
