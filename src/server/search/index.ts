import 'server-only'
import type { SearchProvider } from './provider'
import { withConnection } from './connection'
import { search } from './search'
import { suggest } from './suggest'

/** The search engine in use. */
export const searchProvider: SearchProvider = {
  search: (browse, locale) => withConnection((run) => search(run, browse, locale)),
  suggest: (text, locale) => withConnection((run) => suggest(run, text, locale)),
}
