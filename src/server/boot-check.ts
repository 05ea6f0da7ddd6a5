import { faultsInDatabase } from './database-faults'
import { faultsOf, isProduction } from './env'
import { ourBucket } from './storage/bucket'

/** Exits the process in production if settings, database or bucket are not fit, and prints every problem. */
export async function checkBoot() {
  if (!isProduction()) return
  const faults = [...faultsOf(), ...(await databaseFaults()), ...(await bucketFaults())]
  if (faults.length === 0) return
  console.error(
    ['Maru does not start in production like this:', ...faults.map((fault) => `- ${fault}`)].join('\n'),
  )
  process.exit(1)
}

async function databaseFaults(): Promise<string[]> {
  const url = process.env.DATABASE_URL
  if (!url) return []
  try {
    return await faultsInDatabase(url)
  } catch (error) {
    return [`The database does not answer: ${error instanceof Error ? error.message : String(error)}.`]
  }
}

async function bucketFaults(): Promise<string[]> {
  try {
    await ourBucket()?.check()
    return []
  } catch (error) {
    return [
      `The bucket for uploaded files does not answer: ${error instanceof Error ? error.name : String(error)}.`,
    ]
  }
}
