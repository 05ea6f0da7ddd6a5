import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import type { StaffActor } from '@/domain/people/actor'
import { actorOf } from './actor'

/** What a member of staff asked for; hooks after the change no longer see the draft flag and the password. */
export type StaffRequest = {
  actor: StaffActor
  collection: string
  isDraft: boolean
  isAutosave: boolean
  /** When what the form shows was saved. */
  seen: string | undefined
  setsPassword: boolean
  /** Rows of pages before a change that readers see, by id. */
  published: Map<unknown, Record<string, unknown> | undefined>
}

const WRITES = ['create', 'update', 'delete', 'restoreVersion']

/** Notes a write that staff ask for under their own access; what hooks write further is its consequence. */
export const noteStaffRequest: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const actor = actorOf(req)
  if (overrideAccess || actor.kind !== 'staff' || !WRITES.includes(operation)) return args
  const noted: StaffRequest = {
    actor,
    collection: collection.slug,
    isDraft: 'draft' in args && args.draft === true,
    isAutosave: 'autosave' in args && args.autosave === true,
    seen: sentTime(args),
    setsPassword: false,
    published: new Map(),
  }
  req.context.staffRequest = noted
  return args
}

function sentTime(args: object): string | undefined {
  const data: object = ('data' in args && (args.data as object | null)) || {}
  return 'updatedAt' in data && typeof data.updatedAt === 'string' ? data.updatedAt : undefined
}

export function staffRequestOf({ context }: PayloadRequest, collection: string): StaffRequest | undefined {
  const noted = context.staffRequest as StaffRequest | undefined
  return noted?.collection === collection ? noted : undefined
}
