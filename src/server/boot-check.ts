import { faultsOf } from './env'

// An environment that is not fit for production is told in full, and nothing opens.
const faults = faultsOf()
if (faults.length > 0) {
  console.error(
    ['Maru does not start in production like this:', ...faults.map((fault) => `- ${fault}`)].join('\n'),
  )
  process.exit(1)
}
