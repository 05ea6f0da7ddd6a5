import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ActionForm } from '@/ui/forms/action-form'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
vi.mock('@/ui/forms/use-action-form', () => ({
  useActionForm: () => ({
    state: { ok: true, message: 'In your cart.', way: { href: '/ko/cart', label: '장바구니 보기' } },
    isSending: false,
    isUnanswered: false,
    form: {},
  }),
}))

test('an answer shows the way to the page where it goes on', () => {
  const given = { action: async () => ({}), label: 'Order again', failed: '', hidden: {} }
  const html = renderToStaticMarkup(createElement(ActionForm, given))
  expect(html).toMatch(/<a [^>]*href="\/ko\/cart">장바구니 보기<\/a>/)
})
