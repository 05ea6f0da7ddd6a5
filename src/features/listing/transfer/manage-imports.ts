import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import { move } from '@/domain/moves'
import { actorOfUser, isActiveSeller } from '@/domain/people/actor'
import { decodeFile } from '@/domain/products/import/decode-file'
import { IMPORT_MOVES, type ImportStatus } from '@/domain/products/import/import-state'
import { fail, ok, type Result } from '@/domain/result'
import { cleanFileName, MAX_UPLOAD } from '@/domain/upload'
import { publish } from '@/server/bus'
import type { MemberUser } from '@/server/auth/session'
import { tooOften } from '@/server/auth/throttle'
import { advisoryLock } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { command, must } from '@/server/refusal'

const wake = (tx: Transaction) => publish(tx, { kind: 'wake', loop: 'imports' })

/** Stores the text of a file for the worker to check; the id of the import (rule C51). */
export async function storeImport(
  member: MemberUser,
  file: File | null,
  locale: Locale,
): Promise<Result<string>> {
  if (!isActiveSeller(actorOfUser(member))) return fail('upload.sellersOnly', '')
  if (!file) return fail('upload.missing', 'file')
  if (file.size > MAX_UPLOAD) return fail('upload.tooLarge', 'file')
  const wait = await tooOften('importProducts', { account: String(member.id) })
  if (wait) return wait
  const text = decodeFile(new Uint8Array(await file.arrayBuffer()))
  if (!text.ok) return text
  return command(async (tx) => {
    const id = randomUUID()
    await tx.execute(sql`insert into product_imports (id, seller_id, file_name, status, content, locale)
      values (${id}, ${member.id}, ${cleanFileName(file.name)}, 'uploaded', ${text.value}, ${locale})`)
    await wake(tx)
    return id
  })
}

/** Starts a checked import, or goes on with a stopped one; a seller has one running at most. */
export const startImport = (member: MemberUser, id: string) =>
  moveImport(member, id, 'running', async (tx) => {
    must(isActiveSeller(actorOfUser(member)) ? ok({}) : fail('upload.sellersOnly', ''))
    const [other] = await rowsOf(
      tx,
      sql`select 1 from product_imports where seller_id = ${member.id} and id <> ${id}
        and status in ('running', 'stopping') limit 1`,
    )
    must(other ? fail('import.running', '') : ok({}))
  })

/** Takes effect between two rows. A suspended seller may stop too. */
export const stopImport = (member: MemberUser, id: string) => moveImport(member, id, 'stopping')

function moveImport(
  member: MemberUser,
  id: string,
  to: ImportStatus,
  check: (tx: Transaction) => Promise<void> = async () => {},
): Promise<Result<object>> {
  return command(async (tx) => {
    await advisoryLock(tx, 'import', String(member.id))
    const [found] = await rowsOf<{ status: ImportStatus }>(
      tx,
      sql`select status::text as status from product_imports where id = ${id} and seller_id = ${member.id} for update`,
    )
    if (!found) return must(fail('import.unknown', ''))
    must(move(IMPORT_MOVES, found.status, to, 'seller', ''))
    await check(tx)
    await tx.execute(sql`update product_imports set status = ${to}, updated_at = now(),
      started_at = coalesce(started_at, now()) where id = ${id}`)
    await wake(tx)
    return {}
  })
}
