import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const TEXT = /\.(?:tsx?|mjs|css|md|sql)$/
/** What a build leaves behind, as the bench does below `tests/`. */
const BUILT = /(?:^|\/)(?:\.next|node_modules)\//

/** Source and text files below folders, and those directly in '.'. */
export function filesOf(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
      .filter((name) => TEXT.test(name) && !BUILT.test(name))
      .map((name) => join(folder, name)),
  )
}

/** A text without line breaks and comment marks, so that what is cited across two lines is found. */
export const oneLine = (text: string) => text.replace(/\n\s*(?:\*|\/\/|#)?\s*/g, ' ')
