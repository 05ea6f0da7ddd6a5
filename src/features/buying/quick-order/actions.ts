'use server'

import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { MAX_LINES } from '@/domain/cart/quick-order/read-sheet-lines'
import { moqOf } from '@/domain/products/prices/tiers'
import { signedInMember } from '@/server/auth/session/session'
import { toAgreement } from '@/server/auth/sign-up/to-agreement'
import { isUnavailable } from '@/server/db/connections/is-unavailable'
import { field } from '@/server/http/forms/form'
import { visitorAction } from '@/server/http/forms/form-action'
import { answerUnavailable } from '@/server/next/response-status'
import { Busy } from '@/server/storage/semaphore'
import { addSheet } from './add-sheet'
import { makeSheet, type Sheet } from './make-sheet'
import { readSheetForm, type SheetForm } from './sheet-form'
import type { SheetRow, SheetState } from './sheet-view'

/** As browsers make them; for anything else we make one. */
const KEY = /^[\w-]{8,60}$/

/**
 * The quick order sheet (rules M54, M55). Fields: locale, do ('find', 'add', 'minimum', 'remove:3', 'take:3:10'), lines, file, and for each
 * line of the sheet sku, quantity and product; with script the key of an add.
 */
export const sendSheet = visitorAction<'quickOrder', SheetState>(
  { words: 'quickOrder' },
  async ({ form, locale, t }) => {
    const asked = await readSheetForm(form)
    const { command, text, problem, hasRest } = asked
    const kept = { lines: text }
    try {
      const user = await signedInMember()
      const member = user && !user.termsDue ? user : null
      const lines = [...changed(asked), ...asked.lines]
      const sheet = await makeSheet(lines, {
        member: member && String(member.id),
        locale,
        fillsMinimum: command !== 'add',
      })
      if (command === 'add') {
        if (user?.termsDue) await toAgreement(locale)
        if (!member) return { ok: false, isSignedOut: true, message: t('signInText'), rows: sheet.rows, kept }
        const given = field(form, 'key', 60)
        return { ...(await addSheet(member, sheet, KEY.test(given) ? given : randomUUID(), t)), kept }
      }
      if (problem) return { ok: false, message: t(problem), rows: sheet.rows, kept }
      if (command !== 'find') return { ok: true, rows: raised(sheet, command), kept }
      if (lines.length === 0) return { ok: false, message: t('nothingTyped'), rows: [], kept }
      const said = [
        t('linesFound', { count: sheet.rows.length }),
        ...(hasRest ? [t('rest', { max: MAX_LINES })] : []),
      ]
      return { ok: !hasRest, isRead: true, message: said.join(' '), rows: sheet.rows, kept }
    } catch (error) {
      if (!(error instanceof Busy) && !isUnavailable(error)) throw error
      console.error(error)
      answerUnavailable()
      const errors = await getTranslations({ locale, namespace: 'errors' })
      const message = `${errors('unavailable')} ${errors('unavailableText')}`
      return { ok: false, message, isUnavailable: true, rows: unread(asked), kept: { lines: asked.typed } }
    }
  },
)

/** The rows after a button of one of them, for pages without script. */
function changed({ rows, command, at, quantity }: SheetForm) {
  if (command === 'remove') return rows.filter((_, index) => index !== at)
  if (command !== 'take') return rows
  return rows.map((row, index) => (index === at ? { ...row, quantity } : row))
}

/** The lines as they came, since they could not be read: the form shows them again. */
const unread = ({ rows }: SheetForm): SheetRow[] =>
  rows.map((row) => ({ ...row, joined: 1, goods: [], isUnread: true }))

/** With 'minimum' every quantity below it becomes the minimum. */
function raised({ rows }: Sheet, command: string): SheetRow[] {
  if (command !== 'minimum') return rows
  return rows.map((row) => {
    const goods = row.goods.find(({ product }) => product === row.product)
    const least = goods ? moqOf(goods.tiers) : 0
    return Number(row.quantity) < least ? { ...row, quantity: String(least) } : row
  })
}
