'use server'

import { randomUUID } from 'node:crypto'
import type { FormState } from '@/domain/forms/form-state'
import { isId, NO_ID } from '@/domain/values/id'
import { fail, type Issue } from '@/domain/result'
import { localePath } from '@/messages/locales'
import { addLines } from '@/server/cart/add-lines'
import { field } from '@/server/http/forms/form'
import { refusedWith } from '@/server/http/forms/action'
import { memberAction } from '@/server/http/forms/form-action'
import { getList } from './get-list'

type AddState = FormState & { count?: number; way?: { href: string; label: string } }

/** As browsers make them; for anything else we make one. */
const KEY = /^[\w-]{8,60}$/

/**
 * Adds every line of a list to the cart that can be added, in one transaction; the others are named, each with its reason (rules M55, M57).
 * Fields: locale, list, and with script the key of this add.
 */
export const addWholeList = memberAction<'jobLists', AddState>(
  { words: 'jobLists', failedWith: (t, message) => t('addFailed', { message }) },
  async ({ form, locale, t, member }) => {
    const id = field(form, 'list', 36)
    const list = await getList(member, isId(id) ? id : NO_ID, locale)
    if (!list) return fail('jobLists.unknown', '')
    const given = field(form, 'key', 60)
    const ready = list.lines.flatMap(({ goods, quantity, issue }) =>
      goods && !issue ? { goods, added: quantity } : [],
    )
    const { refused, count } =
      ready.length > 0
        ? await addLines(member, ready, KEY.test(given) ? given : randomUUID())
        : { refused: new Map<string, Issue>(), count: undefined }
    const left: string[] = []
    for (const { name, goods, issue } of list.lines) {
      const why = issue ?? refused.get(goods?.product ?? '')
      if (!why) continue
      const { message } = await refusedWith(locale, (reason) => t('notAdded', { name, reason }), [why])
      if (message) left.push(message)
    }
    const added = list.lines.length - left.length
    const said = added > 0 ? t('added', { count: added }) : t('nothingAdded')
    return {
      ok: added > 0,
      message: [said, ...left].join('\n'),
      ...(count !== undefined && { count, way: { href: localePath(locale, '/cart'), label: t('toCart') } }),
    }
  },
)
