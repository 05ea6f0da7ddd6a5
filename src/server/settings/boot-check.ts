import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { faultsInDatabase } from '@/server/db/connections/database-faults'
import { faultsOf, isProduction } from './env'
import { ourBucket } from '@/server/storage/bucket'

/** Exits the process in production if settings, database or the place of uploaded files are not fit, and prints every problem. */
export async function checkBoot() {
  if (!isProduction()) return
  const faults = [...faultsOf(), ...(await databaseFaults()), ...(await fileFaults())]
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

async function fileFaults(): Promise<string[]> {
  const bucket = ourBucket()
  const folder = process.env.MARU_DATA || '.data'
  try {
    if (bucket) await bucket.check()
    else {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    }
    return []
  } catch (error) {
    return [
      bucket
        ? `The bucket for uploaded files does not answer: ${reasonOf(error)}.`
        : `The folder for uploaded files cannot be written to: ${reasonOf(error)}.`,
    ]
  }
}

/** What a bucket refuses is in the name alone; what the system refuses is in the sentence. */
function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'Error' ? error.message : error.name
}
