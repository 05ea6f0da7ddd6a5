import { isolateObjectProperty, type FlattenedField, type PayloadRequest } from 'payload'
import { isSame, type ValueChange } from '@/domain/staff/audit/changes'
import { LOCALES } from '@/domain/locale'
import type { Actor } from '@/domain/people/actor'

type Values = Record<string, unknown>

export type Comparison = {
  fields: readonly FlattenedField[]
  before: Values
  after: Values
  operation: 'create' | 'update' | 'delete'
  req: PayloadRequest
  /** Whether the rows are people's own: their words do not enter the log, which outlives an account (rule D14). */
  isPersonal?: boolean
  /** Whether localized values are given in all languages, as `{ en, fr, ko }`. */
  allLocales?: boolean
}

/** The fields that a member of staff changed: those staff may write, and of private ones only the name. */
export async function changedFields(compared: Comparison): Promise<ValueChange[]> {
  const changes: ValueChange[] = []
  for (const field of compared.fields) {
    if (!(await mayWrite(field, compared))) continue
    const found = changesOf(field, compared, compared.before, compared.after)
    const isPrivate = found.length > 0 && !(await isOpen(field, compared))
    changes.push(...(isPrivate ? found.map(({ name }) => ({ name, isPrivate: true as const })) : found))
  }
  return changes
}

/** The fields whose rule refuses the reader what was sent for them. */
export async function deniedChanges(compared: Comparison): Promise<ValueChange[]> {
  const { fields, before, after, operation, req } = compared
  const denied: ValueChange[] = []
  for (const field of fields) {
    const rule = field.access?.[operation === 'update' ? 'update' : 'create']
    const asked = { req, id: String(before.id), doc: before, data: after, siblingData: after }
    if (!rule || (await rule(asked))) continue
    denied.push(...changesOf(field, compared, before, after))
  }
  return denied
}

/** Set in the drawer of an image; a new one has Payload's middle. */
const FOCAL_POINT = new Set(['focalX', 'focalY'])

/** What the server derives or the panel hides was set by nobody. An upload is named by its file. */
async function mayWrite(field: FlattenedField, { operation, req, before, after }: Comparison) {
  if (field.name === 'filename') return true
  if (FOCAL_POINT.has(field.name)) return operation === 'update'
  if ('virtual' in field && field.virtual) return false
  if (field.admin && 'hidden' in field.admin && field.admin.hidden === true) return false
  const rule = field.access?.[operation === 'update' ? 'update' : 'create']
  return !rule || (await rule({ req, doc: before, data: after, siblingData: after }))
}

const EDITOR: Actor = { kind: 'staff', id: '', role: 'editor' }

/** Types whose values name and locate nobody. */
const WORDLESS = new Set(['checkbox', 'date', 'number', 'relationship', 'select', 'upload'])

/** Whether all staff may read the field, or everybody but editors; what only admins or owners read, and what is encrypted or hidden, is private. */
async function isOpen(field: FlattenedField, { req, before, isPersonal }: Comparison) {
  if (isPersonal && !WORDLESS.has(field.type)) return false
  if (field.custom?.isEncrypted || ('hidden' in field && field.hidden)) return false
  const rule = field.access?.read
  if (!rule) return true
  const may = async (asking: PayloadRequest) => (await rule({ req: asking, doc: before })) === true
  return (await may(asEditor(req))) || (await may(asOther(req, { kind: 'visitor' })))
}

/** The request as any editor would make it. */
export const asEditor = (req: PayloadRequest): PayloadRequest => asOther(req, EDITOR)

function asOther(req: PayloadRequest, actor: Actor): PayloadRequest {
  const asking = isolateObjectProperty(req, ['context', 'user'])
  return Object.assign(asking, { context: { actor }, user: null })
}

type PublicChange = Exclude<ValueChange, { isPrivate: true }>

/** Groups by their parts, localized values by language, everything else whole. */
function changesOf(
  field: FlattenedField,
  compared: Comparison,
  before: Values,
  after: Values,
  path = '',
): PublicChange[] {
  const name = path + field.name
  const [was, is] = [before[field.name], after[field.name]]
  // Not sent, or not theirs to send.
  if (is === undefined && compared.operation === 'update' && !compared.allLocales) return []
  if (field.type === 'group' && !field.localized)
    return field.flattenedFields.flatMap((part) =>
      changesOf(part, compared, valuesOf(was), valuesOf(is), `${name}.`),
    )
  if (!('localized' in field) || !field.localized) return change(field, name, was, is)
  // A write in all languages at once stores none of them.
  if (!compared.allLocales && compared.req.locale === 'all') return []
  if (!compared.allLocales) return change(field, `${name}.${compared.req.locale ?? 'en'}`, was, is)
  return LOCALES.flatMap((locale) =>
    change(field, `${name}.${locale}`, valuesOf(was)[locale], valuesOf(is)[locale]),
  )
}

function change(field: FlattenedField, name: string, was: unknown, is: unknown): PublicChange[] {
  const [before, after] = [plain(field, was), plain(field, is)]
  return isSame(before, after) ? [] : [{ name, before, after }]
}

const valuesOf = (value: unknown) => (value && typeof value === 'object' ? (value as Values) : {})

/** Dates in one form, relations as ids. */
function plain(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'date' && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return new Date(value)
  if (field.type !== 'relationship' && field.type !== 'upload') return value
  return Array.isArray(value) ? value.map(idIn) : idIn(value)
}

const idIn = (value: unknown) => (value && typeof value === 'object' && 'id' in value ? value.id : value)
