import type { FlattenedField } from 'payload'
import { richText } from '~/tests/support/factories/talk'
import { unique } from '~/tests/support/factories/unique'
import type { Samples } from '~/tests/support/policy'
import type { Slug } from '~/tests/support/policy/row'

/** A value that fits a field and that nobody has written there: whether it arrives shows who may write. */
export function forge(ids: Samples, field: FlattenedField, current: unknown): unknown {
  const many = 'hasMany' in field && field.hasMany
  const one = forgeOne(ids, field, current)
  return many ? [one] : one
}

function forgeOne(ids: Samples, field: FlattenedField, current: unknown): unknown {
  switch (field.type) {
    case 'email':
      return `${unique('forged')}@maru.test`
    case 'number':
      return typeof current === 'number' && current !== (field.min ?? 0)
        ? (field.min ?? current + 1)
        : (field.min ?? 0) + 3
    case 'checkbox':
      return !current
    case 'date':
      return '2031-05-06T07:08:09.000Z'
    case 'select':
      return optionsOf(field).find((option) => option !== String(current))
    case 'relationship':
    case 'upload':
      return forgeLink(ids, field.relationTo, current)
    case 'richText':
      return richText(unique('forged'))
    case 'json':
      return field.name === 'pictureTexts'
        ? { [ids.media.house]: unique('forged') }
        : { forged: unique('value') }
    case 'group':
      return Object.fromEntries(
        field.flattenedFields.map((inner) => [
          inner.name,
          forge(ids, inner, (current as Inner)?.[inner.name]),
        ]),
      )
    case 'array':
      return [
        Object.fromEntries(
          field.flattenedFields
            .filter(({ name }) => name !== 'id')
            .map((inner) => [inner.name, forge(ids, inner, undefined)]),
        ),
      ]
    default:
      return unique('forged').slice(0, 'maxLength' in field ? field.maxLength : undefined)
  }
}

type Inner = Record<string, unknown> | null | undefined

const optionsOf = (field: { options: (string | { value: string })[] }) =>
  field.options.map((option) => (typeof option === 'string' ? option : option.value))

/** Samples that may be put where not every document may: what is on sale, a category that takes goods, a picture of the house. */
const USABLE = /live|spare|house/i

function forgeLink(ids: Samples, relationTo: string | string[], current: unknown) {
  const [slug = ''] = [relationTo].flat()
  const held = JSON.stringify(current ?? null)
  const samples = Object.entries<string>(ids[slug as Slug])
  const usableFirst = samples.toSorted(([a], [b]) => Number(USABLE.test(b)) - Number(USABLE.test(a)))
  const value = usableFirst.map(([, id]) => id).find((id) => !held.includes(id))
  return Array.isArray(relationTo) ? { relationTo: slug, value } : value
}

/** Whether what was stored is what was sent, as far as it was sent. Dates lose their form, secrets all but four signs. */
export function arrived(stored: unknown, sent: unknown): boolean {
  if (sent === null || typeof sent !== 'object') return sameText(stored, sent)
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) &&
      stored.length === sent.length &&
      sent.every((each, at) => arrived(stored[at], each))
    )
  }
  if (stored === null || typeof stored !== 'object') return false
  return Object.entries(sent).every(([key, value]) =>
    arrived((stored as Record<string, unknown>)[key], value),
  )
}

const MASK = '•••• '

function sameText(stored: unknown, sent: unknown) {
  const text = String(stored ?? '')
  if (text.startsWith(MASK)) return String(sent).endsWith(text.slice(MASK.length))
  return text.toLowerCase() === String(sent).toLowerCase()
}
