import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { BYTE_ORDER_MARK, csvLines } from './csv-lines'
import { listImportRows } from './get-import'
import { reasonText } from './reason-text'

const AT_ONCE = 1_000

/** What became of each row, in the reader's language (rule C51). The caller has checked whose import it is. */
export async function* exportResult(id: string, locale: Locale): AsyncGenerator<string> {
  const t = await getTranslations({ locale, namespace: 'productTransfer' })
  const issues = await getTranslations({ locale, namespace: 'issues' })
  const columns = ['line', 'sku', 'outcome', 'reason'] as const
  yield BYTE_ORDER_MARK + csvLines([columns.map((column) => t(`columns.${column}`))])
  for (let after = 0, more = true; more;) {
    const rows = await listImportRows(id, { after, limit: AT_ONCE })
    yield csvLines(
      rows.map(({ line, sku, outcome, reasons }) => [
        String(line),
        sku,
        t(`outcome.${outcome ?? 'waiting'}`),
        reasonText({ issues, t }, reasons),
      ]),
    )
    after = rows.at(-1)?.line ?? after
    more = rows.length === AT_ONCE
  }
}
