import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * React and Next's router run as soon as they are there, but V8 takes functions for sleeping until they are called: it only skims them while
 * the file arrives, and reads them once more when the page needs the time for itself. The hint has it done beside the arrival, on
 * another thread (docs/decisions/025). Browsers that do not know it read a comment.
 */
export async function hintScripts(folder: string) {
  const { rootMainFiles } = JSON.parse(await readFile(join(folder, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[]
  }
  for (const file of rootMainFiles) {
    const path = join(folder, file)
    const code = await readFile(path, 'utf8')
    if (!code.startsWith(HINT)) await writeFile(path, HINT + code)
  }
}
