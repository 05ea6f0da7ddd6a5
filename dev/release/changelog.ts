const HEADING = /^## (\d+\.\d+\.\d+)(?: \((.+)\))?$/gm

type Section = { version: string; date: string | null; notes: string }
const NOT_RELEASED = 'not released'

/** The versions of CHANGELOG.md as they stand there, newest first, each with its date or `not released`. */
export function sectionsOf(changelog: string): Section[] {
  const heads = [...changelog.matchAll(HEADING)]
  return heads.map(({ 0: head, 1: version = '', 2: date = null, index }, at) => ({
    version,
    date,
    notes: changelog.slice(index + head.length, heads[at + 1]?.index).trim(),
  }))
}

/** What stands in the way of a release; null if nothing does. */
export function faultIn(changelog: string, version: string): string | null {
  const [newest] = sectionsOf(changelog)
  if (newest?.version !== version)
    return `CHANGELOG.md begins with ${newest?.version ?? 'no version'}, package.json says ${version}.`
  if (newest.date !== NOT_RELEASED) return `CHANGELOG.md says that ${version} was released on ${newest.date}.`
  return newest.notes === '' ? `CHANGELOG.md says nothing of ${version}.` : null
}

/** The changelog with the day of this release. */
export const released = (changelog: string, version: string, day: string) =>
  changelog.replace(`## ${version} (${NOT_RELEASED})`, `## ${version} (${day})`)

/** What was new in a version; an error where it has no day yet, so that nothing is published before `npm run release`. */
export function notesOf(changelog: string, version: string): string {
  const found = sectionsOf(changelog).find((one) => one.version === version)
  if (!found?.date || !/^\d{4}-\d{2}-\d{2}$/.test(found.date))
    throw new Error(`CHANGELOG.md names no day on which ${version} was released: npm run release`)
  return found.notes
}
