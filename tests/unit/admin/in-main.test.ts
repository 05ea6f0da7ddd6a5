import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inMain } from '@/admin/frame/in-main'

const Page = ({ children }: { children?: ReactNode }) => createElement('body', {}, children)
const Frame = ({ children }: { children?: ReactNode; viewType: string }) =>
  createElement('div', {}, 'menu', children)

const framed = (viewType: string) =>
  createElement(Page, {}, false, createElement(Frame, { viewType }, createElement('h1', {}, 'Refunds')))

test('a list is in a main, the menu beside it is not', () => {
  expect(renderToStaticMarkup(inMain(framed('list'), Frame))).toBe(
    '<body><div>menu<main><h1>Refunds</h1></main></div></body>',
  )
})

test('a form, which has a main of its own, and a page without the frame stay as they are', () => {
  expect(renderToStaticMarkup(inMain(framed('document'), Frame))).toBe(
    '<body><div>menu<h1>Refunds</h1></div></body>',
  )
  const plain = createElement(Page, {}, false, createElement('p', {}, 'Plain'))
  expect(renderToStaticMarkup(inMain(plain, Frame))).toBe('<body><p>Plain</p></body>')
})
