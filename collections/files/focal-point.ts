import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { readFocalPoint, type FocalPoint } from '@/domain/pages/content/focal-point'
import { isStaff } from '@/domain/people/actor'
import { clear } from '@/server/db/cache'
import { actorOf } from '~/collections/shared/actor'

/**
 * For a crop or another focal point Payload writes the stored files anew, under the addresses that they have, which browsers
 * keep for ever. Only the point is taken: the shop moves the picture in its frame (docs/decisions/056).
 */
export const takeFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { uploadEdits, ...query } = req.query ?? {}
  req.query = query
  const { focalX, focalY } = Object('data' in args ? args.data : undefined) as Record<string, unknown>
  const asked = (Object(uploadEdits) as { focalPoint?: unknown }).focalPoint ?? { x: focalX, y: focalY }
  req.context.focalPoint = isStaff(actorOf(req)) ? readFocalPoint(asked) : null
  return args
}

export const keepFocalPoint: CollectionBeforeChangeHook = ({ data, req }) => {
  const point = req.context.focalPoint as FocalPoint | null | undefined
  return point ? { ...data, focalX: point.x, focalY: point.y } : data
}

/** Where staff put pictures, their alternative text and focal point are seen at once. */
export const clearShown: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update')
    await clear(req, ['pages', 'home', 'categories', ...(doc.owner ? (['products'] as const) : [])])
  return doc
}
