import { test } from '@playwright/test'

/**
 * What a test with this tag looks at depends on the width: it runs on a desktop, and in the full run (playwright.config.ts) on a phone too.
 * All others run on a desktop alone.
 */
export const WIDTHS = { tag: '@widths' }

/** Runs on a phone alone. */
const PHONE = { tag: '@phone' }

/**
 * English on a desktop, in the full run on a phone too; the other languages on a phone, where longer words and other letters show
 * first what does not fit. Their colours, order and names for screen readers are those of every width.
 */
export const widthsFor = (lang: string) => (lang === 'en' ? WIDTHS : PHONE)

/** A look is taken at every width, or in a file that is about one of them. */
export function requireWidths() {
  const { tags, file, title } = test.info()
  if (tags.includes(WIDTHS.tag) || tags.includes(PHONE.tag) || /\.(phone|desktop)\.spec\./.test(file)) return
  throw new Error(`"${title}" judges how a page looks: give it WIDTHS or widthsFor a language.`)
}
