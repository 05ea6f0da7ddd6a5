import 'server-only'
import type { SearchProvider } from './provider'
import { withConnection } from './connection'
import { withGoods } from './reads'
import { search } from './search'
import { suggest } from './suggest/suggest'

/** Search by the engine of SEARCH_URL, or by Postgres. */
export const searchProvider: SearchProvider = {
  search: (browse, locale) =>
    withConnection((run) => withGoods(run, (reads) => search(reads, browse, locale))),
  suggest: (text, locale) => withConnection((run) => withGoods(run, (reads) => suggest(reads, text, locale))),
}
