import { APIError, type CollectionBeforeOperationHook, type FlattenedField } from 'payload'

/** Refuses data from outside whose fields are of another type than theirs, before hooks and rules read them. */
export const checkTypes: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
}) => {
  const writes = operation === 'create' || operation === 'update'
  if (!writes || overrideAccess || !('data' in args) || !args.data) return args
  const wrong = wrongField(collection.flattenedFields, args.data)
  if (wrong) throw new APIError(`The field ${wrong} is of another type.`, 400, null, true)
  return args
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string'
/** Forms of the panel send a list without rows as 0, and Payload stores it as an empty one. */
const isNoRows = (value: unknown) => value === 0 || value === '0'
/** Payload reads a text that is no number as NaN, which is less than no limit. */
const isNumber = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && Number.isFinite(Number(value)))

/** What a field of each type may be sent as, beside null. */
const IS_TYPE: Partial<Record<string, (value: unknown) => boolean>> = {
  text: isText,
  textarea: isText,
  email: isText,
  code: isText,
  date: isText,
  radio: isText,
  number: isNumber,
  checkbox: (value) => typeof value === 'boolean' || isText(value),
  group: isObject,
  point: Array.isArray,
  richText: isObject,
}

/** Path of the first field of a wrong type. A localized field may be sent in all languages at once. */
function wrongField(fields: FlattenedField[], data: Record<string, unknown>, path = ''): string | null {
  for (const field of fields) {
    const value = data[field.name]
    const at = `${path}${field.name}`
    if (value === null && field.type === 'group') return at
    if (value === undefined || value === null) continue
    if (!isSent(field, value)) return at
    const inner = 'flattenedFields' in field ? field.flattenedFields : null
    const rows = field.type === 'group' ? [value] : field.type === 'array' ? value : []
    if (!inner || !Array.isArray(rows)) continue
    for (const row of rows) {
      const wrong = isObject(row) ? wrongField(inner, row, `${at}.`) : at
      if (wrong) return wrong
    }
  }
  return null
}

function isSent(field: FlattenedField, value: unknown): boolean {
  const hasMany = 'hasMany' in field && field.hasMany
  if (field.type === 'array') return Array.isArray(value) || isNoRows(value)
  if (field.type === 'select') return hasMany ? Array.isArray(value) : isText(value)
  const isType = IS_TYPE[field.type]
  if (!isType) return true
  if (hasMany) return Array.isArray(value)
  return isType(value) || ('localized' in field && field.localized === true && isObject(value))
}
