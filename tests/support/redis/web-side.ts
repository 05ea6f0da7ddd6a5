import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Page = {
  html: string
  headers: Record<string, string>
  status?: number
  rscData?: string
  segments?: [string, string][]
}
export type Found = {
  html: string | null
  data?: string
  segments?: [string, string][]
  status?: number
  headers?: Record<string, string>
  isOld: boolean | null
  from: 'hit' | 'shared' | 'miss'
  ms: number
}
type Answers = { get: Found; set: null; clear: null; connected: null; end: null }

type Options = { url?: string; build?: string; secret?: string; site?: string }

/** The page cache of one web server in a process of its own; `said` is what it has logged. */
export async function openWebSide({
  url,
  build = 'build-1',
  secret = 'k'.repeat(48),
  site = '',
}: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'maru-web-side-'))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'BUILD_ID'), build)
  const child = fork('tests/support/redis/web-process.mjs', [], {
    silent: true,
    execArgv: [],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      SERVER_FOLDER: join(folder, 'server'),
      INTERNAL_KEY: secret,
      SITE_URL: site,
      ...(url && { CACHE_URL: url }),
    },
  })
  const said: string[] = []
  child.stderr?.on('data', (text: Buffer) => said.push(...text.toString().split('\n').filter(Boolean)))
  await once(child, 'message')
  let last = 0
  async function ask<W extends keyof Answers>(what: W, rest: object = {}): Promise<Answers[W]> {
    const id = (last += 1)
    const answered = new Promise<Answers[W]>((resolve) => {
      const onMessage = (message: { id: number; answer: Answers[W] }) => {
        if (message.id !== id) return
        child.off('message', onMessage)
        resolve(message.answer)
      }
      child.on('message', onMessage)
    })
    child.send({ id, what, ...rest })
    return answered
  }
  if (url) await ask('connected')
  return {
    said,
    get: (key: string) => ask('get', { key }),
    set: (key: string, page: Page, revalidate?: number) => ask('set', { key, page, revalidate }),
    clear: (tags: string[], expire?: number) => ask('clear', { tags, expire }),
    close: async () => {
      await ask('end')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type WebSide = Awaited<ReturnType<typeof openWebSide>>

export const page = (html: string, tags = 'products') => ({
  html,
  rscData: `data of ${html}`,
  segments: [['/_tree', `tree of ${html}`]] as [string, string][],
  headers: { 'x-next-cache-tags': tags },
  status: 200,
})

/** As a visitor's request does it: asked for, made, kept. */
export async function makePage(side: WebSide, key: string, html: string, tags?: string) {
  await side.get(key)
  await side.set(key, page(html, tags))
}
