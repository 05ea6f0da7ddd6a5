import { KEEP_PAGES } from './keep-pages'
import { KEEP_SHELVES } from './keep-shelves'

type Run = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>

/** Brings what is kept about the lists up to date with the products, and says how many rows that changed. */
export async function keepLists(run: Run): Promise<number> {
  let changes = 0
  for (const statement of [KEEP_PAGES, KEEP_SHELVES]) {
    const { rows } = await run(statement)
    changes += Number(rows[0]?.changes ?? 0)
  }
  return changes
}
