import type { Page } from '@playwright/test'

type Shift = { value: number; moved: string[] }

/** Has a page note, from its beginning, each layout shift that no one caused, and what moved. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({
          value,
          moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'shifts') as Shift[])
