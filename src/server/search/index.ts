import 'server-only'
import { search } from './postgres'
import type { SearchProvider } from './provider'
import { suggest } from './suggest'

/** The engine the shop searches with. */
export const searchProvider: SearchProvider = { search, suggest }
