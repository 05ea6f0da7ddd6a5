import { Forbidden, type CollectionBeforeOperationHook, type CollectionBeforeValidateHook } from 'payload'
import { deniedChanges } from './changed-fields'
import { staffRequestOf } from './staff-request'

type Values = Record<string, unknown>

/** Notes what staff sent by REST: before its hooks, Payload takes out what they may not write and answers 200. */
export const noteSent: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const isPatch = operation === 'update' && !overrideAccess && req.payloadAPI === 'REST'
  if (isPatch && 'data' in args) req.context.sent = { ...args.data }
  return args
}

/**
 * Refuses another value for what may not be typed over. A form of the panel sends the whole document with its time, and
 * with values that the shop may have changed since: there what may not be written is left out, as by Payload (rule A31).
 */
export const refuseTypedOver: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const sent = req.context.sent as Values | undefined
  if (operation !== 'update' || !sent || staffRequestOf(req, collection.slug)?.seen) return data
  const { flattenedFields: fields } = collection
  const denied = await deniedChanges({ fields, before: originalDoc ?? {}, after: sent, operation, req })
  if (denied.length > 0) throw new Forbidden(req.t)
  return data
}
