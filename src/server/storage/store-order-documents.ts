import { fail, type Failure, type Result } from '@/domain/result'
import type { OrderDocument } from '@/domain/orders/documents/order-documents'
import { together, type Data } from '@/server/db/data'
import type { Transaction } from '@/server/db/transaction'
import { refusalAsIssues } from '@/server/db/refusal'
import { deleteOrphanedFiles, type StoredDocument } from './delete-orphaned-files'
import { issueOf } from './upload-issue'

/** A file of an order, read into memory. */
export type OrderFile = SentFile & { kind: OrderDocument }
export type SentFile = { name: string; type: string; bytes: Buffer<ArrayBuffer> }

type Sides = { id: string; buyer: string; seller: string }
type AnyFile = SentFile & { kind: OrderDocument | 'return' }
/** `of`: the return whose goods its buyer shows (rule M83). */
type Store = (order: Sides, files: readonly AnyFile[], of?: { return: string }) => Promise<void>

/**
 * Runs a command that stores documents of an order in its own transaction: both or neither. Files whose rows were
 * rolled back are deleted.
 */
export async function commandWithDocuments<T>(
  work: (tx: Transaction, store: Store) => Promise<T>,
): Promise<Result<T>> {
  /** Files of this try, and of tries that were rolled back before it. */
  const stored: StoredDocument[] = []
  const orphans: StoredDocument[] = []
  /** The field of the file that is being stored. */
  let at = ''
  const attempt = () =>
    together('system', (db, tx) => {
      orphans.push(...stored.splice(0))
      return work(tx, async (order, files, of) => {
        for (const file of files) {
          at = file.kind === 'return' ? 'pictures' : file.kind
          await storeOne(db, order, { ...file, ...of }, stored)
        }
      })
    })
  const done = await refusalAsIssues(attempt).catch((error: unknown) => asRefusal(error, at))
  if (!('value' in done)) orphans.push(...stored)
  // What cannot be deleted is logged: the answer is about the order.
  await deleteOrphanedFiles(orphans).catch(console.error)
  if (done instanceof Error) throw done
  return done
}

const OF_THE_FILE = new Set(['upload.damaged', 'upload.activePdf'])

/** A file that could not be read or stored is an issue of the form. */
function asRefusal(error: unknown, at: string): Failure | Error {
  const found = issueOf(error)
  if (!found) return error instanceof Error ? error : new Error('Unknown failure', { cause: error })
  if (found.code === 'upload.notStored') console.error(error)
  return fail(found.code, OF_THE_FILE.has(found.code) ? at : '', found.params)
}

type NewFile = AnyFile & { return?: string }

async function storeOne(db: Data, { id, buyer, seller }: Sides, file: NewFile, stored: StoredDocument[]) {
  const { kind, name, type, bytes, return: of } = file
  const [owner, sharedWith] = of ? [buyer, seller] : [seller, buyer]
  await db.create({
    collection: 'documents',
    data: { kind, owner, order: id, sharedWith, ...(of && { return: of }) },
    file: { data: bytes, name, mimetype: type, size: bytes.length },
    context: { stored },
  })
}
