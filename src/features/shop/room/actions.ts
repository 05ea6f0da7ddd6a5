'use server'

import { randomUUID } from 'node:crypto'
import type { FormState } from '@/domain/forms/form-state'
import { readRoom } from '@/domain/pages/recommended-room'
import type { Issue } from '@/domain/result'
import { localePath } from '@/messages/locales'
import { addLines } from '@/server/cart/add-lines'
import { field } from '@/server/http/forms/form'
import { refusedWith } from '@/server/http/forms/action'
import { memberAction } from '@/server/http/forms/form-action'
import { readRoomGoods } from './read-room-goods'

type AddState = FormState & { count?: number; way?: { href: string; label: string } }

/** As browsers make them; for anything else we make one. */
const KEY = /^[\w-]{8,60}$/
const LONGEST = 1000

/**
 * Adds the goods of a room, as the page showed them, to the cart in one transaction; what cannot be added is named with its reason
 * (rule C74). Fields: locale, lines, and with script the key of this add.
 */
export const addRoom = memberAction<'jobLists', AddState>(
  { words: 'jobLists', failedWith: (t, message) => t('addFailed', { message }) },
  async ({ form, locale, t, member }) => {
    const sent = readRoom(field(form, 'lines', LONGEST))
    const lines = [...new Map(sent.map((line) => [line.product, line])).values()]
    const found = await readRoomGoods(
      lines.map(({ product }) => product),
      locale,
    )
    const ready = lines.flatMap(({ product, quantity }) => {
      const goods = found.get(product)
      return goods ? [{ goods, added: quantity }] : []
    })
    const given = field(form, 'key', 60)
    const { refused, count } =
      ready.length > 0
        ? await addLines(member, ready, KEY.test(given) ? given : randomUUID())
        : { refused: new Map<string, Issue>(), count: undefined }
    const left: string[] = []
    for (const { goods } of ready) {
      const why = refused.get(goods.product)
      if (!why) continue
      const said = (reason: string) => t('notAdded', { name: goods.name, reason })
      left.push((await refusedWith(locale, said, [why])).message ?? '')
    }
    const gone = lines.length - ready.length
    const added = ready.length - left.length
    return {
      ok: added > 0,
      message: [
        added > 0 ? t('added', { count: added }) : t('nothingAdded'),
        ...left,
        ...(gone > 0 ? [t('orderGone', { count: gone })] : []),
      ].join('\n'),
      // A second press is meant, and counts.
      kept: { key: randomUUID() },
      ...(count !== undefined && { count, way: { href: localePath(locale, '/cart'), label: t('toCart') } }),
    }
  },
)
