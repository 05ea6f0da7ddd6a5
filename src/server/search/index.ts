import 'server-only'
import type { SearchProvider } from './provider'
import { reading } from './reading'
import { search } from './search'
import { suggest } from './suggest'

/** The engine the shop searches with. */
export const searchProvider: SearchProvider = {
  search: (browse, locale) => reading((ask) => search(ask, browse, locale)),
  suggest: (text, locale) => reading((ask) => suggest(ask, text, locale)),
}
