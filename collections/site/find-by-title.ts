import type { CollectionBeforeOperationHook, Where } from 'payload'
import { isStaff } from '@/domain/people/actor'
import { actorOf } from '~/collections/shared/actor'

/**
 * Where a page is chosen, Payload searches by what it shows of each. That is computed (rule L25), so the database is
 * asked for the title in the language of the form and in English.
 */
export const findByTitle: CollectionBeforeOperationHook = ({ args, req }) =>
  'where' in args && args.where && isStaff(actorOf(req))
    ? { ...args, where: byTitle(args.where) as Where }
    : args

function byTitle(where: unknown): unknown {
  if (Array.isArray(where)) return where.map(byTitle)
  if (typeof where !== 'object' || where === null) return where
  const { shownTitle, ...rest } = where as Record<string, unknown>
  const others = Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, byTitle(inner)]))
  if (shownTitle === undefined) return others
  return { and: [others, { or: [{ title: shownTitle }, { 'title.en': shownTitle }] }] }
}
