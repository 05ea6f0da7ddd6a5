import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own folder, wherever it was cloned to. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** A path as a person would type it from the project folder. */
export function shown(path) {
  const short = relative(ROOT, path)
  return short === '' || short.startsWith('..') ? path : short
}

/** Where everything inside a data folder lies. */
export function dataPlaces(folder) {
  return {
    folder,
    marker: join(folder, 'maru.json'),
    lock: join(folder, 'lock.json'),
    secrets: join(folder, 'secrets.json'),
    postgres: join(folder, 'postgres'),
    logs: join(folder, 'logs'),
  }
}
