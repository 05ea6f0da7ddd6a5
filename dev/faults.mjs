// Plain enough for any Node to read, so that an old one gets a sentence and not a syntax error.
import { requireNode } from './launch/node-version.mjs'

if (requireNode(process.version)) {
  import('./launch/faults-main.mjs').then(function (faults) {
    return faults.main(process.argv.slice(2))
  })
}
