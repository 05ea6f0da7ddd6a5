import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { generateImportMap, type BasePayload } from 'payload'
import { generateTypes } from 'payload/node'
import { vi } from 'vitest'

/** The statements that would bring the schema of the last migration to what the collections say. */
export async function unmigrated({ db }: BasePayload): Promise<string[]> {
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()
  const names = (await fs.readdir(db.migrationDir)).filter((name) => name.endsWith('.json')).toSorted()
  const last = JSON.parse(await fs.readFile(path.join(db.migrationDir, names.at(-1) ?? ''), 'utf8'))
  return generateMigration(last, await generateDrizzleJson(db.schema))
}

/** The generated files that are not up to date. The generators write only when something differs; here they write nothing. */
export async function ungenerated({ config }: BasePayload): Promise<string[]> {
  const writing = vi.spyOn(fs, 'writeFile').mockResolvedValue()
  await generateTypes(config, { log: false })
  await generateImportMap(config, { log: false })
  const written = writing.mock.calls.map(([file]) => path.basename(String(file)))
  writing.mockRestore()
  return written
}

/** The tables as they would be generated today, to compare with the committed file. */
export async function tablesOf({ db }: BasePayload): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'maru-schema-'))
  const file = path.join(folder, 'schema.ts')
  await db.generateSchema?.({ log: false, outputFile: file })
  const text = await fs.readFile(file, 'utf8')
  await fs.rm(folder, { recursive: true })
  return text
}
