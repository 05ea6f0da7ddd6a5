import pg from 'pg'
import { searchProvider } from '@/server/search'
import { keepsContract } from '~/tests/support/search-contract/keeps-contract'

keepsContract('Postgres', {
  provider: searchProvider,
  stall: async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    await client.query('begin; lock table search.goods in access exclusive mode')
    return async () => {
      await client.query('rollback')
      await client.end()
    }
  },
})
