import { readFileSync, writeFileSync } from 'node:fs'
import { iconFiles } from './icon-styles'

/** Part of `npm run generate`. */
const { css, names } = iconFiles(readFileSync('dev/icons/icons.svg', 'utf8'))
writeFileSync('src/ui/styles/icons.css', css)
writeFileSync('src/ui/parts/icon-name.ts', names)
