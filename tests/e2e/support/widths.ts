import { test } from '@playwright/test'

/**
 * What a test with this tag looks at depends on the width: on a desktop in every run, and on a phone in the full run (playwright.config.ts).
 * All others run on a desktop alone.
 */
export const WIDTHS = { tag: '@widths' }

/** The same, on a phone in every run, and on a desktop in the full run. */
const PHONE_FIRST = { tag: ['@widths', '@phone'] }

/** The quick run sees each language, given by itself or as the start of its paths, at one width: Korean on a phone. */
export const widthsFor = (lang: string) => (lang.endsWith('ko') ? PHONE_FIRST : WIDTHS)

/** A look is taken at every width, or in a file that is about one of them. */
export function requireWidths() {
  const { tags, file, title } = test.info()
  if (tags.includes(WIDTHS.tag) || /\.(phone|desktop)\.spec\./.test(file)) return
  throw new Error(`"${title}" judges how a page looks: give it WIDTHS or widthsFor a language.`)
}
