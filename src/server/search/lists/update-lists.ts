import { tagsOfLists, type ListChange } from '@/domain/pages/cache/list-changes'
import type { Tag } from '@/domain/pages/cache/page-tags'
import { UPDATE_PAGES } from './list-pages-sql'
import { UPDATE_FACETS } from './list-facets-sql'

type Run = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>

/** Updates precomputed list pages and facet counts from the products. Returns the tags of the pages that show what changed. */
export async function updateLists(run: Run): Promise<Tag[]> {
  const changes: ListChange[] = []
  for (const statement of [UPDATE_PAGES, UPDATE_FACETS]) {
    const { rows } = await run(statement)
    changes.push(...((rows[0]?.changes ?? []) as ListChange[]))
  }
  return tagsOfLists(changes)
}
