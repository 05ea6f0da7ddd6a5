import { expect, test } from 'vitest'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

test.each([
  ['English', en, /asked for changes|asking for changes/],
  ['French', fr, /demand(?:e|é) des modifications/],
  ['Korean', ko, /보완이 필요/],
])('the page of a product that was sent back says once that changes are asked for: %s', (_, texts, asked) => {
  const page = [texts.productEdit.sentBack, texts.productTable.reasons.changesAsked]
  expect(page.filter((text) => asked.test(text))).toHaveLength(1)
})
