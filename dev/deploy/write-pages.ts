import { readFileSync, writeFileSync } from 'node:fs'
import { licencePage } from '~/dev/release/licences'
import { exampleFile, withVariables } from './variables'

const PAGE = 'docs/deploy.md'

/** Part of `npm run generate`. */
writeFileSync(PAGE, withVariables(readFileSync(PAGE, 'utf8')))
writeFileSync('.env.example', exampleFile())
writeFileSync('docs/licences.md', licencePage())
