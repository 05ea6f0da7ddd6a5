import type { CalendarDay } from '@/domain/values/calendar'
import { isId } from '@/domain/values/id'
import { storable } from '@/domain/values/text'
import { decisionsOf } from './decided'

const ACTOR_KINDS = ['staff', 'buyer', 'seller', 'visitor', 'system'] as const
export type ActorKindFilter = (typeof ACTOR_KINDS)[number]
export const AUDIT_ACTOR_KINDS: readonly ActorKindFilter[] = ACTOR_KINDS

/** What staff did to a document. */
export const EDITS = [
  'created',
  'updated',
  'deleted',
  'published',
  'unpublished',
  'trashed',
  'restored',
] as const

/** Characters of a word or name that is searched for. */
const MOST = 200
const ACTION = /^[a-zA-Z-]{1,60}\.[a-z_A-Z]{1,40}$/
const EDITS_OF = /^edits:([a-z-]{1,60})$/

/** One event, to go on after it: events are listed by time, newest first. */
export type EventPlace = { at: string; id: string }

/** Which events are listed (rule A8); what is not given does not narrow. */
export type EventFilter = {
  kind?: ActorKindFilter
  /** Part of a name or email address, or an id. */
  who?: string
  actions?: string[]
  /** An id, an order number or an email address. */
  about?: string
  /** Toronto's days, both included. */
  from?: CalendarDay
  to?: CalendarDay
  words?: string
}

type Query = Record<string, string | undefined>

/** Reads the filter of an address; what cannot be read is left out. */
export function readEventFilter({ kind, who, what, about, from, to, words }: Query): EventFilter {
  return {
    kind: ACTOR_KINDS.find((each) => each === kind),
    who: text(who),
    actions: actionsOf(what?.trim() ?? ''),
    about: text(about),
    from: day(from),
    to: day(to),
    words: text(words),
  }
}

/** The filter as it stands in an address, without what does not narrow. */
export function eventQuery(query: Query, place?: EventPlace): string {
  const names = ['kind', 'who', 'what', 'about', 'from', 'to', 'words'] as const
  const given = names.flatMap((name) => (query[name]?.trim() ? [[name, query[name].trim()]] : []))
  return new URLSearchParams([...given, ...(place ? [['after', `${place.at}/${place.id}`]] : [])]).toString()
}

/** The event after which a page begins. */
export function readEventPlace(after: string | undefined): EventPlace | undefined {
  const [at = '', id = ''] = after?.split('/') ?? []
  const time = Date.parse(at)
  return isId(id) && !Number.isNaN(time) ? { at: new Date(time).toISOString(), id } : undefined
}

function actionsOf(what: string): string[] | undefined {
  const [, subject] = EDITS_OF.exec(what) ?? []
  if (subject) return [...EDITS.map((edit) => `${subject}.${edit}`), ...decisionsOf(subject)]
  return ACTION.test(what) ? [what] : undefined
}

const text = (typed: string | undefined) => storable(typed?.trim() ?? '').slice(0, MOST) || undefined

function day(typed: string | undefined): CalendarDay | undefined {
  const given = typed?.trim() ?? ''
  const time = /^\d{4}-\d\d-\d\d$/.test(given) ? Date.parse(given) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(given) ? given : undefined
}
