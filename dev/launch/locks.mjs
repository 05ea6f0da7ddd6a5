import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from './failure.mjs'
import { takeLock } from './lock.mjs'

/** One start per data folder, and one per clone: two would build into and cache in the same place. */
export async function takeLocks({ root, settings, data }) {
  const facts = { port: settings.port }
  const ofData = await takeLock(data.lock, facts)
  if (ofData.holder) throw new Failure(runningSentence(ofData.holder, `on ${data.folder}`))
  const ofClone = await takeCloneLock(root, settings, facts).catch((error) => {
    ofData.release()
    throw error
  })
  const both = [ofData, ofClone]
  return {
    orphans: both.flatMap(({ left }) => left?.children ?? []),
    remember: (children) => both.forEach(({ note }) => note({ children })),
    release: () => both.forEach(({ release }) => release()),
  }
}

async function takeCloneLock(root, settings, facts) {
  const file = join(root, settings.dist, 'cache', 'maru-lock.json')
  try {
    mkdirSync(dirname(file), { recursive: true })
    const lock = await takeLock(file, facts)
    if (!lock.holder) return lock
    throw new Failure(runningSentence(lock.holder, `from ${root}`))
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    throw new Failure(`Maru cannot write to ${dirname(file)}. Make it writable for this account.`)
  }
}

/** The words for a second start. */
export function runningSentence({ pid, port }, where) {
  return `Maru is already running ${where} (process ${pid}, port ${port}). Stop it first.`
}
