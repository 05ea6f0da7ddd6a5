import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import type { Actor } from '@/domain/people/actor'
import type { Issue, Result } from '@/domain/result'
import { actorOf } from './actor'

export type Change<T> = { next: Partial<T>; before: T | undefined; actor: Actor }

/** Hook that gathers facts, applies a pure rule, and merges its result. Runs on every write through Payload. */
export function enforce<T extends object, Facts = undefined>(
  rule: (change: Change<T>, facts: Facts) => Result<object>,
  gather?: (next: Partial<T>, req: PayloadRequest, before?: T) => Promise<Facts>,
): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    // Payload passes an empty document on create.
    const before = operation === 'create' ? undefined : (originalDoc as T)
    const next = { ...before, ...data } as Partial<T>
    const facts = (await gather?.(next, req, before)) as Facts
    const result = rule({ next, before, actor: actorOf(req) }, facts)
    if (!result.ok) throw rejection(collection.slug, result.issues, req)
    return { ...data, ...result.value }
  }
}

/** A ValidationError with issues: the admin panel shows the codes, our actions translate them. */
export function rejection(collection: string, issues: Issue[], req: PayloadRequest) {
  const errors = issues.map(({ code, path, params }) => ({ path, message: code, code, params }))
  return new ValidationError({ collection, errors, req })
}
