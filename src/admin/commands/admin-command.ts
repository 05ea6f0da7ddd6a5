import * as z from 'zod'
import type { StaffActor } from '@/domain/people/actor'
import type { Issue, Result } from '@/domain/result'
import { adminLocale } from '@/server/auth/staff/admin-locale'
import { proof, requireProof } from '@/server/auth/staff/fresh-proof'
import { getTranslations } from '@/server/texts/translations'

type Command<B extends z.ZodType> = {
  /** Editors too where 'staff'; everybody else gets 404. */
  who?: 'admin' | 'staff'
  /** Money and secrets: a code or password given recently. */
  needsProof?: true
  body: B
  run: (actor: StaffActor, given: z.output<B>) => Promise<Result<unknown> | Response>
}

/** A command of the panel: what it takes, who may give it, and what it does. */
export function adminCommand<B extends z.ZodType>({ who = 'admin', needsProof, body, run }: Command<B>) {
  return {
    who,
    async answer(actor: StaffActor, json: unknown): Promise<Response> {
      const given = body.safeParse(json)
      const proven = z.object({ proof }).safeParse(json)
      if (!given.success || !proven.success) return incomplete()
      const stale = needsProof ? await requireProof(proven.data.proof) : null
      if (stale) return stale
      const done = await run(actor, given.data)
      if (done instanceof Response) return done
      return done.ok
        ? Response.json(done.value ?? {})
        : Response.json({ issues: await worded(done.issues) }, { status: 422 })
    },
  }
}

async function incomplete() {
  const t = getTranslations({ locale: await adminLocale(), namespace: 'staff.commands' })
  const message = t('incomplete')
  return Response.json({ message, issues: [{ message }] }, { status: 400 })
}

/** Issues with their sentences in the language of the panel. */
export async function worded(issues: readonly Issue[]) {
  const t = getTranslations({ locale: await adminLocale(), namespace: 'issues' })
  return issues.map((each) => ({ ...each, message: t(each.code, each.params) }))
}
