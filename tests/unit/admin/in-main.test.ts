import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inMain } from '@/admin/frame/in-main'

const Page = ({ children }: { children?: ReactNode }) => createElement('body', {}, children)
const Frame = ({ children }: { children?: ReactNode }) => createElement('div', {}, 'menu', children)

test('what stands in the frame is in a main, the menu beside it is not', () => {
  const page = createElement(Page, {}, false, createElement(Frame, {}, createElement('h1', {}, 'Refunds')))
  expect(renderToStaticMarkup(inMain(page, Frame))).toBe(
    '<body><div>menu<main><h1>Refunds</h1></main></div></body>',
  )
})

test('a page without the frame, as that of a sign-in, stays as it is', () => {
  const page = createElement(Page, {}, false, createElement('p', {}, 'Plain'))
  expect(renderToStaticMarkup(inMain(page, Frame))).toBe('<body><p>Plain</p></body>')
})
