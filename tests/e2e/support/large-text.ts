import { expect, type Page } from '@playwright/test'

/** The browser's own text size, as a person sets it: 32 px is twice the usual. */
export async function setTextSize(page: Page, size: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

/** Nothing scrolls sideways, stands beyond an edge of the screen, or is cut off in its box. */
export async function expectFits(page: Page, where: string) {
  const misfits = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const scrolls = (box: Element | null): boolean =>
      box !== null &&
      box !== document.body &&
      (/auto|scroll/.test(getComputedStyle(box).overflowX) || scrolls(box.parentElement))
    const seen = [...document.body.querySelectorAll('*')].filter(
      (node) =>
        node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        node.getBoundingClientRect().width > 1 &&
        // The last is where @visx/text measures texts, beyond the page.
        !node.closest('.sr-only, [href="#content"], nextjs-portal, #__react_svg_text_measurement_id'),
    )
    const outside = seen.filter((node) => {
      const { left, right } = node.getBoundingClientRect()
      return (left < -1 || right > clientWidth + 1) && !scrolls(node.parentElement)
    })
    const cut = seen.filter((node) => {
      const hasText = [...node.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
      const { overflowX, overflowY } = getComputedStyle(node)
      const hides = overflowX === 'hidden' || overflowX === 'clip' || overflowY === 'hidden'
      return (
        hasText &&
        hides &&
        (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 4)
      )
    })
    const named = (node: Element) => `${node.outerHTML.slice(0, 80)} ${node.textContent?.slice(0, 30)}`
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...outside.map((node) => `outside: ${named(node)}`),
      ...cut.map((node) => `cut: ${named(node)}`),
    ].slice(0, 6)
  })
  expect.soft(misfits, where).toEqual([])
}
