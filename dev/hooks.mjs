import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// After an install: git runs `npm run verify` before every push. Without a git checkout (a container, an archive) there is nothing to do.
if (existsSync('.git'))
  execFileSync('git', ['config', 'core.hooksPath', 'dev/git-hooks'], { stdio: 'ignore' })
