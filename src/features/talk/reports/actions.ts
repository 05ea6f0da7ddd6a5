'use server'

import { isId } from '@/domain/values/id'
import { fail } from '@/domain/result'
import { checkReport, isReportSubject } from '@/domain/talk/support/report'
import { field } from '@/server/http/forms/form'
import { actingOn } from '@/server/auth/selling'
import { memberAction } from '@/server/http/forms/form-action'
import { setBlocked } from './block'
import { getReportable, reporterOf } from './get-reportable'
import { storeReport } from './store-report'

/** Reports something to staff (rule T23). Fields: locale, subject, id, reason, note. */
export const sendReport = memberAction(
  { words: 'reports', failed: (t) => t('failed') },
  async ({ form, locale, t, member }) => {
    const [subject, id] = [field(form, 'subject', 20), field(form, 'id', 36)]
    const typed = { reason: field(form, 'reason', 20), note: field(form, 'note', 5_000) }
    const reporter = await reporterOf(member, subject, id)
    const about = isReportSubject(subject) ? await getReportable(reporter, subject, id, locale) : null
    if (!about || !isReportSubject(subject)) return fail('report.unknown', '')
    const checked = checkReport(typed)
    if (!checked.ok) return { ...checked, kept: typed }
    const stored = await storeReport(String(reporter.id), { subject, id }, checked.value)
    return stored.ok ? { ok: true, message: t('thanks') } : { ...stored, kept: typed }
  },
)

/** Blocks or unblocks the other side of a conversation (rule T22). Fields: locale, thread, blocked ('yes' or 'no'). */
export const block = memberAction(
  { words: 'reports', failed: (t) => t('blockFailed') },
  async ({ form, t, member }) => {
    const thread = field(form, 'thread', 36)
    const isBlocked = field(form, 'blocked', 3) === 'yes'
    const done = isId(thread)
      ? await setBlocked(String((await actingOn(member, 'threads', thread)).id), thread, isBlocked)
      : fail('thread.unknown', '')
    return done.ok ? { ok: true, message: t(isBlocked ? 'blocked' : 'unblocked') } : done
  },
)
