import { runTask } from './task.mjs'

/** Brings the tables up to date. */
export const migrate = (children, options) =>
  runTask(children, {
    name: 'migrate',
    failed: 'The tables could not be brought up to date',
    explain: refusalIn,
    ...options,
  })

/** Why the database is of another version, in the program's own words. */
const refusalIn = (log) => log.match(/could not be migrated: (This database .+)/)?.[1]
