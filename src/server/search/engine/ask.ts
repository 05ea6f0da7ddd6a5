import type { Copy } from './copies'
import { askEngine, EngineAway, type Row } from './link'

/** The number of the row that has the stamp; it is not live, and no product's number. */
export const STAMP_ROW = '1'

export type EngineRequest = (statements: readonly string[]) => Promise<Row[][]>

/** Asks one copy, which must be the one that Postgres knows: an engine that has lost its data would find nothing. */
export const askCopy =
  (url: string, { copy, stamp }: Copy): EngineRequest =>
  async (statements) => {
    const [stamped, ...answers] = await askEngine(url, [
      `SELECT created_at FROM ${copy} WHERE id=${STAMP_ROW}`,
      ...statements,
    ])
    if (String(stamped?.[0]?.created_at) !== stamp) throw new EngineAway('without what was built')
    return answers
  }
