import { restore } from './restore'

/**
 * `npm run drill [-- file.dump]`: restores the database of DATABASE_URL, or the dump that is named, into a new cluster, and looks whether
 * books, files and keys are whole. Ends with 1 where anything is not (rule Q21). The database itself is only read.
 */
async function drill([file]: string[]) {
  const url = process.env.DATABASE_URL
  if (!url && !file) throw new Error('Say in DATABASE_URL which database to try, or name a dump.')
  const began = performance.now()
  const restored = await restore({ url: url ?? '', ...(file && { file }) }, console.log)
  try {
    process.env.DATABASE_URL = restored.url
    process.env.DATABASE_URL_DIRECT = ''
    // Reads where the database is when it is loaded.
    const { checkRestored } = await import('./check')
    let faults = 0
    for (const { what, faults: found } of await checkRestored()) {
      console.log(`${found.length === 0 ? '✓' : '✗'} ${what}`)
      for (const fault of found) console.log(`    ${fault}`)
      faults += found.length
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(faults === 0 ? `Whole, in ${seconds} s.` : 'Not whole: see above.')
    return faults === 0
  } finally {
    await restored.close()
  }
}

drill(process.argv.slice(2)).then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error: unknown) => {
    console.error(`The drill did not get that far: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  },
)
