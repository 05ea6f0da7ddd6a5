import { useMessages } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import en from '@/messages/en'
import { DistrictTexts, type TextsName } from '@/server/texts/district-texts'
import { inLanguage } from '~/tests/support/in-language'

/** What the client components inside are given, and whether two providers with these names share it. */
function given(of: readonly TextsName[]) {
  const seen: unknown[] = []
  const Probe = () => {
    seen.push(useMessages())
    return null
  }
  const Screen = () => DistrictTexts({ of, children: createElement(Probe) })
  renderToStaticMarkup(
    inLanguage(
      'en',
      ['one', 'other'].map((key) => createElement(Screen, { key })),
    ),
  )
  return { texts: seen[0], isShared: seen[0] === seen[1] }
}

test('a screen carries the texts that it names and no others, once', () => {
  const { texts, isShared } = given(['freight', 'issues.quantity', 'issues.upload.tooLarge'])
  expect(texts).toEqual({
    freight: en.freight,
    issues: { quantity: en.issues.quantity, upload: { tooLarge: en.issues.upload.tooLarge } },
  })
  expect(isShared).toBe(true)
})
