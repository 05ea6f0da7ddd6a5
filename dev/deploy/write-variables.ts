import { readFileSync, writeFileSync } from 'node:fs'
import { exampleFile, withVariables } from './variables'

const PAGE = 'docs/deploy.md'

/** Part of `npm run generate`. */
writeFileSync(PAGE, withVariables(readFileSync(PAGE, 'utf8')))
writeFileSync('.env.example', exampleFile())
