import { fail, ok, type Result } from '@/domain/result'

export type ActorKind = 'system' | 'buyer' | 'seller' | 'admin' | 'editor'

/** State -> possible next states -> who may make the transition. */
export type Moves<S extends string> = Record<S, Partial<Record<S, readonly ActorKind[]>>>

/** Reads own keys only, so that a posted 'constructor' is just an unknown status. */
function moversOf<S extends string>(moves: Moves<S>, from: S, to: S): readonly ActorKind[] {
  if (!Object.hasOwn(moves, from) || !Object.hasOwn(moves[from], to)) return []
  return moves[from][to] ?? []
}

export function mayMove<S extends string>(moves: Moves<S>, from: S, to: S, actor: ActorKind): boolean {
  return moversOf(moves, from, to).includes(actor)
}

export function nextMoves<S extends string>(moves: Moves<S>, from: S, actor: ActorKind): S[] {
  if (!Object.hasOwn(moves, from)) return []
  return statesOf(moves).filter((to) => mayMove(moves, from, to, actor))
}

/** All states of a table, in order. */
export const statesOf = <S extends string>(moves: Moves<S>) => Object.keys(moves) as S[]

/** The states from which an actor may reach another, for SQL with `where status in (…)`. */
export const sourcesOf = <S extends string>(moves: Moves<S>, to: S, actor: ActorKind) =>
  statesOf(moves).filter((from) => mayMove(moves, from, to, actor))

/** The states with a transition to another. */
export const openStatesOf = <S extends string>(moves: Moves<S>) =>
  statesOf(moves).filter((from) => Object.keys(moves[from]).length > 0)

/** Distinguishes an impossible transition from one another actor must make. */
export function move<S extends string>(
  moves: Moves<S>,
  from: S,
  to: S,
  actor: ActorKind,
  path = 'status',
): Result<S> {
  if (!Object.hasOwn(moves, to)) return fail('moves.unknown', path, { to })
  const movers = moversOf(moves, from, to)
  if (movers.length === 0) return fail('moves.impossible', path, { from, to })
  return movers.includes(actor) ? ok(to) : fail('moves.notYours', path, { from, to })
}
