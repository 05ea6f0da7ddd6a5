'use server'

import { redirect } from 'next/navigation'
import { checkListedQuantity, checkListName, MAX_HEARTS } from '@/domain/cart/job-list'
import type { FormState } from '@/domain/forms/form-state'
import { isId, NO_ID } from '@/domain/values/id'
import { fail, ok, type Result } from '@/domain/result'
import { localePath } from '@/messages/locales'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import {
  addList,
  changingLists,
  latestList,
  ownList,
  putProducts,
  touchList,
  type OwnList,
  type ListAddResult,
} from '@/features/buying/job-lists/own-lists'

const { job_list_lines: lines } = tables

export type HeartState = FormState & { list?: { id: string; name: string } }

const NOT_ON_SALE = fail('cart.notOnSale', '')

/** The list that was changed last; the first heart begins one. */
async function listFor(tx: Transaction, member: string, name: string): Promise<Result<OwnList>> {
  const latest = await latestList(tx, member)
  return latest ? ok(latest) : addList(tx, member, { name, note: '' })
}

const idIn = (form: FormData, name: string) => {
  const id = field(form, name, 36)
  return isId(id) ? id : NO_ID
}

/** Puts one product on the list that was changed last, or takes it off a list (rule M56). Fields: locale, product, do ('put', 'take'), list. */
export const pressHeart = memberAction<'jobLists', HeartState>(
  { words: 'jobLists' },
  async ({ form, t, member }) => {
    const id = String(member.id)
    const product = idIn(form, 'product')
    if (field(form, 'do', 10) === 'take') return takeOff(id, idIn(form, 'list'), product, t('removed'))
    const put = await changingLists(id, async (tx): Promise<Result<OwnList & ListAddResult>> => {
      const list = await listFor(tx, id, t('firstName'))
      if (!list.ok) return list
      const done = await putProducts(tx, { id: list.value.id, member: id }, [{ product }])
      if (!done.ok) return done
      return done.value.gone > 0 ? NOT_ON_SALE : ok({ ...list.value, ...done.value })
    })
    if (!put.ok) return put
    const { id: list, name } = put.value
    return { ok: true, message: t('savedIn', { name }), list: { id: list, name } }
  },
)

async function takeOff(member: string, list: string, product: string, message: string) {
  const done = await changingLists(member, async (tx): Promise<Result<object>> => {
    const own = await ownList(tx, member, list)
    if (!own.ok) return own
    await tx.delete(lines).where(and(eq(lines.list, list), eq(lines.product, product)))
    await touchList(tx, list)
    return ok({})
  })
  return done.ok ? { ok: true, message } : done
}

/** Puts what this browser kept before the sign-in on the list that was changed last (rule M56). Fields: locale, products. */
export const keepHearts = memberAction<'jobLists', HeartState>(
  { words: 'jobLists' },
  async ({ form, t, member }) => {
    const id = String(member.id)
    const products = [...new Set(field(form, 'products', 40 * MAX_HEARTS).split(','))]
      .filter(isId)
      .slice(0, MAX_HEARTS)
    const put = await changingLists(id, async (tx): Promise<Result<OwnList & ListAddResult>> => {
      const list = await listFor(tx, id, t('firstName'))
      if (!list.ok) return list
      const wanted = products.map((product) => ({ product }))
      const done = await putProducts(tx, { id: list.value.id, member: id }, wanted)
      if (!done.ok) return done
      return done.value.gone < products.length ? ok({ ...list.value, ...done.value }) : NOT_ON_SALE
    })
    if (!put.ok) return put
    const { id: list, name, added, there, gone } = put.value
    const said = [
      t('keptIn', { count: added + there, name }),
      ...(gone > 0 ? [t('keptGone', { count: gone })] : []),
    ]
    return { ok: true, message: said.join(' '), list: { id: list, name } }
  },
)

/** Puts a product on a chosen list, or on a new one (rule M56). Fields: locale, product, list ('' for a new one), name, quantity. */
export const putOnList = memberAction(
  { words: 'jobLists', failed: (t) => t('notSaved') },
  async ({ form, locale, t, member }) => {
    const id = String(member.id)
    const kept = {
      list: field(form, 'list', 36),
      name: field(form, 'name', 400),
      quantity: field(form, 'quantity', 20),
    }
    const quantity = checkListedQuantity(kept.quantity)
    const name = checkListName(kept.name.trim() === '' ? t('firstName') : kept.name)
    if (!quantity.ok) return { ...quantity, kept }
    if (!name.ok) return { ...name, kept }
    const put = await changingLists(id, async (tx): Promise<Result<{ list: string } & ListAddResult>> => {
      const list =
        kept.list === ''
          ? await addList(tx, id, { name: name.value, note: '' })
          : await ownList(tx, id, idIn(form, 'list'))
      if (!list.ok) return list
      const wanted = [{ product: idIn(form, 'product'), quantity: quantity.value }]
      const done = await putProducts(tx, { id: list.value.id, member: id }, wanted)
      if (!done.ok) return done
      return done.value.gone > 0 ? NOT_ON_SALE : ok({ list: list.value.id, ...done.value })
    })
    if (!put.ok) return { ...put, kept }
    const { list, there } = put.value
    redirect(localePath(locale, `/lists/${list}${there > 0 ? '?done=there' : ''}`))
  },
)
