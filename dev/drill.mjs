// Plain enough for any Node to read, so that an old one gets a sentence and not a syntax error.
import { requireNode } from './launch/node-version.mjs'

if (requireNode(process.version)) {
  import('./launch/drill-main.mjs').then(function (drill) {
    return drill.main(process.argv.slice(2))
  })
}
