import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { DraftSaver } from '@/features/selling/listing/drafts/draft-saver'
import { inLanguage } from '~/tests/support/in-language'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))
vi.mock('@/features/selling/listing/form/form-frame', () => ({ useFormFrame: () => ({ isSending: false }) }))
vi.mock('@/features/selling/listing/drafts/use-product-draft', () => ({
  useProductDraft: () => ({
    state: { kind: 'saved', at: Date.parse('2026-11-27T13:38:00Z') },
    id: 'a-draft',
    underWay: () => null,
  }),
}))

vi.mock('@/features/selling/listing/drafts/ask-staff', () => ({ AskStaff: () => null }))

test.each([
  ['Asia/Seoul', 'en', 'Saved 10:38 p.m.'],
  ['America/Toronto', 'en', 'Saved 8:38 a.m.'],
  ['Asia/Seoul', 'ko', '22:38에 저장했습니다'],
] as const)('a draft is saved at the hour of %s, in %s', (timeZone, locale, sentence) => {
  const html = renderToStaticMarkup(
    inLanguage(locale, createElement(DraftSaver, { draft: null, translation: 'none', locale, timeZone })),
  )
  expect(html.replaceAll(/\s/g, ' ')).toContain(`>${sentence}<`)
})
