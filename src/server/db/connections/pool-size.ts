const DEFAULT = 10

/** How many connections this process keeps to the database, and, if it reads one, as many to the replica. */
export const poolSize = (env: NodeJS.ProcessEnv = process.env) => Number(env.DATABASE_POOL) || DEFAULT

/** A part of them, at least one. */
export const poolShare = (share: number, env?: NodeJS.ProcessEnv) =>
  Math.max(1, Math.floor(poolSize(env) * share))
