import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import { move } from '@/domain/values/moves'
import { actorOfUser, isActiveSeller } from '@/domain/people/actor'
import { decodeFile } from '@/domain/products/import/decode-file'
import { IMPORT_MOVES, type ImportStatus } from '@/domain/products/import/import-state'
import { fail, ok, type Result } from '@/domain/result'
import { cleanFileName, MAX_UPLOAD } from '@/domain/forms/upload'
import { publish } from '@/server/db/bus'
import type { MemberUser } from '@/server/auth/session/session'
import { tooOften } from '@/server/auth/throttle'
import { advisoryLock } from '@/server/db/locks'
import { and, eq, inArray, ne, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { command, must } from '@/server/db/refusal'

const { product_imports: imports, sellers } = tables

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
    // A suspension, or the deletion of the account, waits until this has committed, or this reads it.
    const [seller] = await tx
      .select({ status: sellers.status })
      .from(sellers)
      .where(eq(sellers.id, member.id))
      .for('share')
    must(seller?.status === 'active' ? ok({}) : fail('upload.sellersOnly', ''))
    const id = randomUUID()
    const fileName = cleanFileName(file.name)
    await tx
      .insert(imports)
      .values({ id, seller: member.id, fileName, status: 'uploaded', content: text.value, locale })
    await wake(tx)
    return id
  })
}

/** Starts a checked import, or goes on with a stopped one; a seller has one running at most. */
export const startImport = (member: MemberUser, id: string) =>
  moveImport(member, id, 'running', async (tx) => {
    must(isActiveSeller(actorOfUser(member)) ? ok({}) : fail('upload.sellersOnly', ''))
    const isRunning = inArray(imports.status, ['running', 'stopping'])
    const [other] = await tx
      .select({ id: imports.id })
      .from(imports)
      .where(and(eq(imports.seller, member.id), ne(imports.id, id), isRunning))
      .limit(1)
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
    const [found] = await tx
      .select({ status: imports.status })
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.seller, member.id)))
      .for('update')
    if (!found) return must(fail('import.unknown', ''))
    must(move(IMPORT_MOVES, found.status, to, 'seller', ''))
    await check(tx)
    await tx
      .update(imports)
      .set({ status: to, updatedAt: sql`now()`, startedAt: sql`coalesce(${imports.startedAt}, now())` })
      .where(eq(imports.id, id))
    await wake(tx)
    return {}
  })
}
