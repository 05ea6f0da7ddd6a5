import type { Actor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { lockMembership } from '@/server/people/companies/membership'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { command, Refusal } from '@/server/db/refusal'

const { addresses } = tables

type AddressShare = { address: string; isShared: boolean }

/** An owner lets all of the company deliver to an address of theirs, or no longer (rule M104). */
export const shareAddress = (actor: Actor, { address, isShared }: AddressShare): Promise<Result<object>> =>
  command(async (tx) => {
    if (!('id' in actor) || actor.kind === 'staff') throw new Refusal([issue('account.signIn', '')])
    const me = await lockMembership(tx, actor.id)
    if (me?.role !== 'owner') throw new Refusal([issue('company.ownersOnly', '')])
    const done = await tx
      .update(addresses)
      .set({ sharedWith: isShared ? me.company : null, updatedAt: sql`now()` })
      .where(and(eq(addresses.id, address), eq(addresses.user, actor.id)))
      .returning({ id: addresses.id })
    if (done.length === 0) throw new Refusal([issue('checkout.addressGone', '')])
    return {}
  })
