import { sql } from './db/sql'

/** The marketplace's name in the settings, for statements that name it; its default until they are saved. */
export const siteName = sql<string>`coalesce((select site_name from settings limit 1), 'Maru')`
