import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maru/launch/places'

/** A file of each kind that a release changes: one with actions of open forms, and one that browsers load. */
const CHANGED = ['src/features/shop/pages/actions.ts', 'src/features/account/profile/profile-actions.ts']
const SCRIPT = 'src/ui/forms/requests/action-fetch.ts'

/** The code of this repository in a folder of its own, as a release is, with its packages; `isNext` changes some of it. */
export function makeRelease(folder: string, isNext: boolean) {
  mkdirSync(folder, { recursive: true })
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(ROOT, file), join(folder, file))
  const packages = [join(ROOT, 'node_modules'), join(folder, 'node_modules')]
  try {
    execFileSync('cp', ['-al', ...packages], { stdio: 'ignore' })
  } catch {
    // Another disk: nothing can be shared.
    execFileSync('cp', ['-a', ...packages])
  }
  if (!isNext) return
  for (const file of CHANGED) appendFileSync(join(folder, file), '\n// Another release.\n')
  appendFileSync(join(folder, SCRIPT), "\nObject.assign(globalThis, { maruRelease: 'next' })\n")
}
