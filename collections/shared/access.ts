import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { isActiveSeller, isAdmin, isMember, isStaff, type Actor } from '@/domain/people/actor'
import { actorOf } from './actor'

/** Access without a where clause: usable for collections and fields, and the only kind `create` supports. */
export type Gate = (args: { req: PayloadRequest }) => boolean
export type Rules = { create: Gate; read: Access; update: Access; delete: Access }

export function allow(who: (actor: Actor) => boolean): Gate {
  return ({ req }) => who(actorOf(req))
}

export const nobody: Gate = () => false
export const anyone: Gate = () => true
export const staff = allow(isStaff)
export const admin = allow(isAdmin)
export const member = allow(isMember)
export const activeSeller = allow(isActiveSeller)

/** Rows whose `field` is the member's own id. Staff have rules of their own. */
export function ownedBy(field: string): Access {
  return ({ req }) => {
    const actor = actorOf(req)
    return isMember(actor) ? { [field]: { equals: actor.id } } : false
  }
}

export function matching(where: Where): Access {
  return () => where
}

export function anyOf(...rules: Access[]): Access {
  return async (args) => {
    const answers = await Promise.all(rules.map((rule) => rule(args)))
    if (answers.includes(true)) return true
    const queries = answers.filter((answer) => typeof answer === 'object')
    return queries.length > 0 ? { or: queries } : false
  }
}

export function allOf(...rules: Access[]): Access {
  return async (args) => {
    const answers = await Promise.all(rules.map((rule) => rule(args)))
    if (answers.includes(false)) return false
    const queries = answers.filter((answer) => typeof answer === 'object')
    return queries.length > 0 ? { and: queries } : true
  }
}

/**
 * A private field: readable by given staff and by the member whose id is in `owner`. Without a document
 * (where, sort, count) members are refused, which prevents guessing values.
 */
export function privateTo(owner: string, who: Gate = admin): FieldAccess {
  return ({ req, doc }) => {
    if (who({ req })) return true
    const actor = actorOf(req)
    return isMember(actor) && doc?.[owner] === actor.id
  }
}
