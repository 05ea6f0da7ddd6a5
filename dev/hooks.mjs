import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// After an install: git runs `npm run verify` before every push. Without a git checkout of one's own (a container, an archive, somebody
// else's clone) there is nothing to set, and that is no reason to fail an install.
if (existsSync('.git')) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', 'dev/git-hooks'], { stdio: 'ignore' })
  } catch {
    console.warn('The pre-push check is not set up: git did not take the setting.')
  }
}
