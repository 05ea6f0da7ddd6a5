import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Asks V8 to compile React and Next's router while they download, on a background thread, instead of parsing them
 * twice (docs/decisions/025). Other browsers see a comment.
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
