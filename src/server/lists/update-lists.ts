import { UPDATE_PAGES } from './list-pages-sql'
import { UPDATE_FACETS } from './list-facets-sql'

type Run = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>

/** Updates precomputed list pages and facet counts from the products. Returns the number of changed rows. */
export async function updateLists(run: Run): Promise<number> {
  let changes = 0
  for (const statement of [UPDATE_PAGES, UPDATE_FACETS]) {
    const { rows } = await run(statement)
    changes += Number(rows[0]?.changes ?? 0)
  }
  return changes
}
