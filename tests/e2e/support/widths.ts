import { test } from '@playwright/test'

/** What a test with this tag looks at depends on the width: it runs on a phone and on a desktop. All others run on a desktop alone. */
export const WIDTHS = { tag: '@widths' }

/** A look is taken at every width, or in a file that is about one of them. */
export function requireWidths() {
  const { tags, file, title } = test.info()
  if (tags.includes(WIDTHS.tag) || /\.(phone|desktop)\.spec\./.test(file)) return
  throw new Error(`"${title}" judges how a page looks: give it WIDTHS, so that it runs at both.`)
}
