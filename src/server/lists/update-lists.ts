import { UPDATE_PAGES } from './list-pages-sql'
import { UPDATE_FACETS } from './list-facets-sql'

type Run = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>

/** Brings what is kept about the lists up to date with the products, and says how many rows that changed. */
export async function updateLists(run: Run): Promise<number> {
  let changes = 0
  for (const statement of [UPDATE_PAGES, UPDATE_FACETS]) {
    const { rows } = await run(statement)
    changes += Number(rows[0]?.changes ?? 0)
  }
  return changes
}
