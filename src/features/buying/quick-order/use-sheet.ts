import { useTranslations } from 'next-intl'
import { useActionState, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { moqOf } from '@/domain/products/prices/tiers'
import { loginPath } from '@/ui/auth/auth-path'
import { ask } from '@/ui/forms/requests/ask'
import { newKey } from '@/ui/forms/requests/new-key'
import { showCartCount } from '@/ui/frame/header/cart-count'
import { requestSignIn } from '@/ui/frame/account/request-sign-in'
import { sendSheet } from './actions'
import { judgeRow } from './judge-row'
import { forgetSheet, keepSheet, takeSheet } from './kept-sheet'
import type { AskedRow, SheetRow, SheetState } from './sheet-view'

/** `isTouched`: edited since the last answer. */
export type ShownRow = SheetRow & { key: string; isTouched?: boolean }
export const SHEET_PATH = '/quick-order'

/** A line is the same one as long as its SKU is. */
function keyed(rows: readonly SheetRow[] = []): ShownRow[] {
  const times = new Map<string, number>()
  return rows.map((row) => {
    const n = times.get(row.sku) ?? 0
    times.set(row.sku, n + 1)
    return { ...row, key: `${row.sku}#${n}` }
  })
}

/** Quantities that were typed while the answer was on its way stay. */
function withEdits(rows: ShownRow[], asked: readonly AskedRow[], now: readonly AskedRow[]): ShownRow[] {
  // Of lines with one SKU it is not known which is which.
  const alone = (sku: string) => asked.filter((each) => each.sku === sku).length === 1
  const sent = new Map(asked.map(({ sku, quantity }) => [sku, quantity]))
  const edited = new Map(
    now
      .filter(({ sku, quantity }) => sent.has(sku) && sent.get(sku) !== quantity && alone(sku))
      .map((row) => [row.sku, row]),
  )
  return rows.map((row) => {
    const quantity = edited.get(row.sku)?.quantity
    return quantity === undefined ? row : { ...row, quantity, refused: undefined, isFilled: undefined }
  })
}

type Command = 'find' | 'add'
type SheetRequest = { command: Command; rows: readonly AskedRow[]; lines: string; file?: File | null }

/** The sheet in the browser: edits are judged here, products are found and lines added by the server. */
export function useSheet(given: SheetState, locale: Locale) {
  const t = useTranslations('quickOrder')
  // Without script the form is posted and the answer comes with the page.
  const [posted, post] = useActionState(sendSheet, given)
  const [answer, setAnswer] = useState<SheetState | null>(null)
  const [rows, setRows] = useState<ShownRow[]>(() => keyed(posted.rows))
  const [sending, setSending] = useState<Command | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  // An add without an answer may have been stored: the same lines, sent again, have the same key.
  const unanswered = useRef<{ lines: string; key: string } | null>(null)

  const send = async ({ command, rows: asked, lines, file: chosen }: SheetRequest) => {
    setSending(command)
    const same = linesOf(asked)
    const key = unanswered.current?.lines === same ? unanswered.current.key : newKey()
    const form = formOf({ locale, do: command, lines, key }, asked)
    if (chosen) form.set('file', chosen)
    if (command === 'add')
      keepSheet({ rows: asked.map(({ sku, quantity, product }) => ({ sku, quantity, product })), lines, key })
    const { answer: got, problem = '' } = await ask(() => sendSheet({}, form))
    setSending(null)
    const isLost = !got || got.isUnavailable
    if (command === 'add') unanswered.current = isLost ? { lines: same, key } : null
    if (isLost) {
      const failed = command === 'add' ? 'addFailed' : 'findFailed'
      setAnswer({ ok: false, message: got?.message ?? t(failed, { message: problem }) })
      return
    }
    setAnswer(got)
    setRows((now) => withEdits(keyed(got.rows), asked, now))
    if (command === 'find') {
      if (box.current) box.current.value = got.kept?.lines ?? ''
      if (file.current && got.isRead) file.current.value = ''
    }
    if (got.isSignedOut) return requestSignIn(loginPath(locale, `${SHEET_PATH}?add=1`))
    if (command === 'add') forgetSheet()
    if (got.count !== undefined) showCartCount(got.count)
  }

  // Lines kept over a sign-in come back; they are added where the sign-in that they asked for leads back to.
  const restore = useEffectEvent(() => {
    const isOnTheWay = takeMark()
    const kept = rows.length === 0 ? takeSheet() : null
    if (!kept) return
    setRows(keyed(kept.rows.map(unread)))
    unanswered.current = { lines: linesOf(kept.rows), key: kept.key }
    const isAdded = isOnTheWay && Boolean(document.documentElement.dataset.session)
    if (box.current && kept.lines) box.current.value = kept.lines
    void send({ command: isAdded ? 'add' : 'find', rows: kept.rows, lines: isAdded ? kept.lines : '' })
  })
  useEffect(() => {
    const timer = setTimeout(restore)
    return () => clearTimeout(timer)
  }, [])

  const edit = (key: string, change: (row: ShownRow) => Partial<ShownRow>) =>
    setRows((now) =>
      now.map((row) =>
        row.key === key
          ? { ...row, refused: undefined, isFilled: undefined, isTouched: true, ...change(row) }
          : row,
      ),
    )
  const find = (asked: readonly AskedRow[] = rows) =>
    send({ command: 'find', rows: asked, lines: box.current?.value ?? '', file: file.current?.files?.[0] })

  return {
    rows,
    answer: answer ?? posted,
    post,
    sending,
    box,
    file,
    kept: posted.kept?.lines ?? '',
    find,
    /** Shows why nothing was sent. */
    say: (message: string) => setAnswer({ ok: false, message }),
    add: () => send({ command: 'add', rows, lines: box.current?.value ?? '' }),
    type: (key: string, quantity: string) => edit(key, () => ({ quantity })),
    choose: (key: string, product: string) =>
      edit(key, ({ quantity, goods }) => {
        const chosen = goods.find((each) => each.product === product)
        return { product, ...(chosen && quantity.trim() === '' && { quantity: String(moqOf(chosen.tiers)) }) }
      }),
    spell: (key: string, sku: string) => edit(key, () => ({ sku, product: '', goods: [], isUnread: true })),
    remove: (key: string) => setRows((now) => now.filter((row) => row.key !== key)),
    raise: () => setRows((now) => now.map(raised)),
  }
}

export type SheetBoard = Omit<ReturnType<typeof useSheet>, 'box' | 'file'>

export const isBelowMinimum = (row: SheetRow) => judgeRow(row).issue?.code === 'quantity.belowMoq'

/** What an add counts once. */
const linesOf = (rows: readonly AskedRow[]) =>
  JSON.stringify(rows.map(({ sku, product, quantity }) => [sku, product, quantity]))

/** Whether the address is the one that a sign-in leads back to; the mark goes. */
function takeMark(): boolean {
  const url = new URL(location.href)
  if (!url.searchParams.has('add')) return false
  url.searchParams.delete('add')
  history.replaceState(history.state, '', url)
  return true
}

const unread = (row: AskedRow): SheetRow => ({ ...row, joined: 1, goods: [], isUnread: true })

const raised = (row: ShownRow): ShownRow => {
  const { goods, issue } = judgeRow(row)
  return goods && issue?.code === 'quantity.belowMoq' ? { ...row, quantity: String(moqOf(goods.tiers)) } : row
}

function formOf(fields: Record<string, string>, rows: readonly AskedRow[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { sku, quantity, product } of rows) {
    form.append('sku', sku)
    form.append('quantity', quantity)
    form.append('product', product)
  }
  return form
}
