import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { takeLock } from './lock.mjs'

const builtLock = (root, settings) => join(root, settings.dist, 'cache', 'maru-lock.json')

/** One start per data folder, and one per clone: two would build into and cache in the same place. */
export async function takeLocks({ root, settings, data }) {
  const facts = { port: settings.port }
  const ofData = await takeLock(data.lock, facts)
  if (ofData.holder) throw new Failure(runningSentence(ofData.holder, `on ${data.folder}`))
  const file = builtLock(root, settings)
  mkdirSync(join(file, '..'), { recursive: true })
  const ofClone = await takeLock(file, facts)
  if (ofClone.holder) {
    ofData.release()
    throw new Failure(runningSentence(ofClone.holder, `from ${root}`))
  }
  const both = [ofData, ofClone]
  return {
    orphans: both.flatMap(({ left }) => left?.children ?? []),
    remember: (children) => both.forEach(({ note }) => note({ children })),
    release: () => both.forEach(({ release }) => release()),
  }
}

/** The words for a second start. */
export function runningSentence({ pid, port }, where) {
  return `Maru is already running ${where} (process ${pid}, port ${port}). Stop it first.`
}
