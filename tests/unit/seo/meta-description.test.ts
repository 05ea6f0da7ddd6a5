import { expect, test } from 'vitest'
import { metaDescription } from '@/features/shop/product/meta-description'

const place = {
  main: { name: 'Salle de bain', href: '/m' },
  sub: { name: 'Robinetterie', href: '/s' },
  category: '/kitchen/faucets',
}
const about = (category: string) => `${category} : comparez les prix.`

test('a page in French has no English description', () => {
  const english = { text: 'A tall faucet.', lang: 'en' as const }
  expect(metaDescription({ description: english, place }, about)).toBe('Robinetterie : comparez les prix.')
  expect(metaDescription({ description: english, place: null }, about)).toBeUndefined()
  expect(metaDescription({ description: { text: 'Un robinet haut.' }, place }, about)).toBe(
    'Un robinet haut.',
  )
})
