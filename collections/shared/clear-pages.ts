import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import type { Tag } from '@/domain/pages/cache/page-tags'
import { clear } from '@/server/db/cache'

/** Hooks that clear cached pages with these tags after a change. */
export function clearPagesOn(...tags: Tag[]) {
  const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
    if (!req.context.quiet) await clear(req, tags)
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await clear(req, tags)
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

export function clearPagesOnGlobal(...tags: Tag[]): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    if (!req.context.quiet) await clear(req, tags)
    return doc
  }
}
