/** Who saved a document last, and the version that this was written upon. */
export type SaveMark = { updatedAt: string; savedBy?: string | null; savedUpon?: string | null }

/**
 * A form is saved upon the version that it shows (rule A26). A second request of the same person that set out before the first was
 * answered, as autosave and Publish do, has seen the same version. Requests that name none write single fields.
 */
export function maySaveUpon(seen: string | undefined, now: SaveMark, who: string): boolean {
  if (seen === undefined || new Date(seen) >= new Date(now.updatedAt)) return true
  return now.savedBy === who && now.savedUpon === seen
}
