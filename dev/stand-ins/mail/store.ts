import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMessage, summaryOf, type Message, type Summary } from './message'

export type Envelope = { from: string; to: string[] }
export type MailStore = {
  list: (to?: string) => Summary[]
  read: (id: string) => Promise<Message | null>
  raw: (id: string) => Promise<Buffer | null>
  add: (raw: Buffer, envelope: Envelope) => Promise<void>
  remove: (id: string) => Promise<void>
  clear: () => Promise<void>
}

/** One .eml file per message, newest `keep` kept: they survive a restart and open in any mail program. */
export async function openMailStore(folder: string, keep = 500): Promise<MailStore> {
  await mkdir(folder, { recursive: true })
  const summaries = new Map<string, Summary>()
  const fileOf = (id: string) => join(folder, `${id}.eml`)
  let last = 0

  for (const name of (await readdir(folder)).filter((one) => /^\d+-[0-9a-f]+\.eml$/.test(one)).sort()) {
    const id = name.slice(0, -'.eml'.length)
    summaries.set(id, summaryOf(await readMessage(id, await readFile(fileOf(id)))))
    last = Number(id.split('-')[0])
  }

  async function raw(id: string): Promise<Buffer | null> {
    return summaries.has(id) ? readFile(fileOf(id)) : null
  }

  async function remove(id: string): Promise<void> {
    if (summaries.delete(id)) await rm(fileOf(id), { force: true })
  }

  return {
    raw,
    remove,
    list: (to) => [...summaries.values()].reverse().filter((one) => !to || isFor(one, to)),
    async read(id) {
      const bytes = await raw(id)
      return bytes && readMessage(id, bytes)
    },
    async add(message, envelope) {
      last = Math.max(Date.now(), last + 1)
      const id = `${last}-${randomBytes(4).toString('hex')}`
      const bytes = Buffer.concat([Buffer.from(traceOf(envelope)), message])
      const summary = summaryOf(await readMessage(id, bytes))
      await writeFile(`${fileOf(id)}.part`, bytes)
      await rename(`${fileOf(id)}.part`, fileOf(id))
      summaries.set(id, summary)
      for (const old of [...summaries.keys()].slice(0, -keep)) await remove(old)
    },
    async clear() {
      for (const id of [...summaries.keys()]) await remove(id)
    },
  }
}

/** As a mail server does on delivery: the envelope goes on top of the message. */
function traceOf({ from, to }: Envelope): string {
  const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')
  return `Return-Path: <${oneLine(from)}>\r\nX-Envelope-To: ${oneLine(to.join(', '))}\r\n`
}

function isFor(summary: Summary, to: string): boolean {
  return summary.to.some((address) => address.toLowerCase().includes(to.trim().toLowerCase()))
}
