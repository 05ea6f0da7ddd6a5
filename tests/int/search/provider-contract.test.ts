import { searchProvider } from '@/server/search'
import { keepsContract } from '~/tests/support/search-contract/keeps-contract'
import { stallPostgres } from '~/tests/support/search-contract/stall'

keepsContract('Postgres', { provider: searchProvider, stall: stallPostgres })
