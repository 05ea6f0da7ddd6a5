'use server'

import { getTranslations } from 'next-intl/server'
import { parseBulkChange, parseChosen } from '@/domain/products/listing/bulk-change'
import type { FormState } from '@/domain/forms/form-state'
import type { Locale } from '@/domain/locale'
import { actorOfUser, isActiveSeller } from '@/domain/people/actor'
import { fail, failAll, issuesOf, ok, type Result } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session/session'
import { sellerAction } from '@/server/http/forms/form-action'
import { changeInBulk, previewBulk, type BulkLine } from './change-in-bulk'

export type PreviewRow = {
  id: string
  name: string
  version: string
  stock: number
  lines: BulkLine[]
  problem?: string
}
export type PreviewState = FormState & { rows?: PreviewRow[] }
/** `problem`: why the product was not changed. */
export type BulkResult = { id: string; problem?: string }
export type BulkState = FormState & { results?: BulkResult[] }

/** Cut but not cleaned: what a person cannot type is refused. */
const rawIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 60) : ''
}

type BulkInput = { form: FormData; locale: Locale; member: MemberUser }

function askedIn({ form, locale, member }: BulkInput) {
  if (!isActiveSeller(actorOfUser(member))) return fail('product.sellersOnly', '')
  const entries = form.getAll('product').map((entry) => (typeof entry === 'string' ? entry : ''))
  const chosen = parseChosen(entries)
  const change = parseBulkChange(rawIn(form, 'kind'), rawIn(form, 'value'), locale)
  if (!chosen.ok || !change.ok) return failAll([...issuesOf(chosen), ...issuesOf(change)])
  return ok({ chosen: chosen.value, change: change.value, locale })
}

async function sentencesIn(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'issues' })
  return (result: Result<unknown>) =>
    issuesOf(result)
      .map(({ code, params }) => t(code, params))
      .join(' ') || undefined
}

/** What a change of stock or prices would come to (rule S19). Fields: kind, value, product (each an id), locale. */
export const previewChange = sellerAction<'productBulk', PreviewState>(
  'products',
  { words: 'productBulk', failed: (t) => t('check') },
  async (given) => {
    const asked = askedIn(given)
    if (!asked.ok) return asked
    const previews = await previewBulk(given.member, asked.value)
    const sentenceOf = await sentencesIn(given.locale)
    const rows = previews.map(({ id, name, version, stock, lines }) => {
      return { id, name, version, stock, lines: lines.ok ? lines.value : [], problem: sentenceOf(lines) }
    })
    return { ok: true, rows }
  },
)

/** Does it, product by product. Fields: kind, value, product (each 'id version stock', or an id), locale. */
export const applyBulkChange = sellerAction<'productBulk', BulkState>(
  'products',
  { words: 'productBulk', failed: (t) => t('check') },
  async (given) => {
    const asked = askedIn(given)
    if (!asked.ok) return asked
    const done = await changeInBulk(given.member, asked.value.change, asked.value.chosen)
    const sentenceOf = await sentencesIn(given.locale)
    return { ok: true, results: done.map(({ id, result }) => ({ id, problem: sentenceOf(result) })) }
  },
)
