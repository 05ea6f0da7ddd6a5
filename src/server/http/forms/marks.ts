import 'server-only'
import { createHash } from 'node:crypto'
import type { Marks } from '@/domain/forms/edit-windows'

/** Sixteen characters of a digest: enough to notice a change, short enough for a hidden field. */
export const markOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)

/** The marks in a posted field; none if it is not ours, so that every difference counts as a conflict. */
export function marksIn(text: string): Marks {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return {}
    const marks = Object.entries(value).filter(([, mark]) => typeof mark === 'string')
    return Object.fromEntries(marks) as Marks
  } catch {
    return {}
  }
}
