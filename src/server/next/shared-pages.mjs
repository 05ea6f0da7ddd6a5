import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { linkTo } from '../db/redis/link.mjs'
import { openPage, sealPage } from './page-value.mjs'

/** Seconds that a page is shared, and that making it may take: a clear that was lost does harm for a minute (rule Q15). */
const LIFETIME = 60
/** Longer than a page that was begun before a clear can be there. */
const CLEARED_MS = 3 * LIFETIME * 1000
/** A visitor waits: what takes longer is made here. */
const PATIENCE_MS = 250
const MOST_BEGUN = 20_000
const MOST_UNSENT = 1_000
/** Every page has it: clears that were too many to remember. */
const EVERYTHING = '*'

const AWAY =
  'The page cache at CACHE_URL is away: this web server keeps pages for itself until it answers again.'
const BACK = 'The page cache at CACHE_URL answers again.'

/**
 * Pages that the web servers of one build share (rule Q18, docs/decisions/068). Times are the server's own, so clocks may differ. A page is found
 * only if none of its tags was cleared since it was begun. Nothing here throws: what fails was not found (rule Q19).
 */
class SharedPages {
  #begun = new Map()
  #unsent = new Map()
  #hasWarned = false

  /** @param {{ url: string, secret: string, build: string }} options `build` is another for each build and shop. */
  constructor({ url, secret, build }) {
    this.secret = secret
    this.prefix = `maru:pages:${createHmac('sha256', secret).update(build).digest('hex').slice(0, 24)}`
    const onReady = () => void this.#send()
    this.link = linkTo('pages', url, { away: AWAY, back: BACK, onReady })
  }

  /** What another has made since `own` was, as Next keeps it; else null, and it counts as begun from now on. */
  async find(key, own) {
    try {
      if (!(await this.#send())) return null
      const [bytes, now] = await Promise.all([this.#ask(['GET', this.#nameOf(key)], true), this.#now()])
      const found = bytes && (await this.#open(key, bytes))
      const entry = found && (await this.#entry(found, now, own))
      if (!entry || entry.isOld) this.#noteBegin(key, now)
      return entry
    } catch {
      return null
    }
  }

  /** Shares a page that was just made, unless it is not known when it was begun. */
  async keep(key, page, { revalidate, expire }, tags) {
    const begun = this.endBegin(key)
    if (begun === undefined || !isFit(page, revalidate)) return
    try {
      if (!(await this.#send())) return
      const made = await this.#now()
      if (made - begun > LIFETIME * 1000) return
      const facts = { begun, made, tags, cacheControl: { revalidate, expire } }
      const bytes = await sealPage(this.#sealing(key), page, facts)
      const ms = String(Math.min(revalidate, LIFETIME) * 1000)
      if (bytes) await this.#ask(['SET', this.#nameOf(key), bytes, 'PX', ms])
    } catch {
      // The next who makes it shares it.
    }
  }

  /** When what was being made had been begun, which is forgotten. */
  endBegin(key) {
    const begun = this.#begun.get(key)
    this.#begun.delete(key)
    return begun
  }

  /** Takes away what is there no more. */
  async forget(key) {
    this.endBegin(key)
    await this.#ask(['DEL', this.#nameOf(key)]).catch(() => undefined)
  }

  /**
   * Notes that the tags are cleared; with `isCount`, their pages may be shown once more. What cannot be sent now is sent before anything
   * is found again.
   */
  async clear(tags, isCount) {
    for (const tag of tags)
      this.#unsent.set(tag, { isCount: isCount && this.#unsent.get(tag)?.isCount !== false })
    if (this.#unsent.size > MOST_UNSENT) this.#unsent = new Map([[EVERYTHING, { isCount: false }]])
    await this.#send()
  }

  /** Whether every clear is there. */
  async #send() {
    if (this.#unsent.size === 0) return this.link.isReady
    const sending = [...this.#unsent]
    try {
      const now = await this.#now()
      await Promise.all(
        sending.map(([tag, { isCount }]) =>
          this.#ask([
            'SET',
            this.#tagName(tag),
            `${isCount ? 'old' : 'gone'} ${now}`,
            'PX',
            String(CLEARED_MS),
          ]),
        ),
      )
    } catch {
      return false
    }
    // What was cleared once more meanwhile is sent again.
    for (const [tag, clear] of sending) if (this.#unsent.get(tag) === clear) this.#unsent.delete(tag)
    return this.#unsent.size === 0
  }

  async #open(key, bytes) {
    const found = await openPage(this.#sealing(key), bytes).catch(() => null)
    if (!found && !this.#hasWarned)
      console.warn('The page cache at CACHE_URL has values that are not ours. They are ignored.')
    this.#hasWarned ||= !found
    return found
  }

  /** As Next keeps one; null if it was cleared, is too old, or `own` is as new. */
  async #entry({ page, facts: { begun, made, tags, cacheControl } }, now, own) {
    const age = now - made
    if (age < 0 || age > LIFETIME * 1000) return null
    const cleared = await this.#ask(['MGET', ...[...tags, EVERYTHING].map((tag) => this.#tagName(tag))])
    const since = cleared.map((text) => String(text ?? '').split(' ')).filter(([, at]) => Number(at) >= begun)
    const here = Date.now()
    if (since.some(([how]) => how === 'gone') || areTagsExpired(tags, here - (now - begun))) return null
    const isOld = since.length > 0
    const lastModified = here - (isOld ? cacheControl.revalidate * 1000 + 1 : age)
    if (own && (isOld || lastModified <= own.lastModified)) return null
    return { value: page, cacheControl, lastModified, isOld }
  }

  /** Keeps the oldest: a page that two requests make shows what the first has read. */
  #noteBegin(key, now) {
    const before = this.#begun.get(key)
    if (before !== undefined && now - before < LIFETIME * 1000) return
    if (this.#begun.size >= MOST_BEGUN) this.#begun.delete(this.#begun.keys().next().value)
    this.#begun.set(key, now)
  }

  #ask(command, asBuffers = false) {
    return this.link.ask(command, { patience: PATIENCE_MS, asBuffers })
  }

  /** Milliseconds on the clock of the server that all share, with what it says below: a clear and what is begun right after it differ. */
  async #now() {
    const [seconds, micros] = await this.#ask(['TIME'])
    return Number(seconds) * 1000 + Number(micros) / 1000
  }

  #nameOf = (key) => `${this.prefix}:page:${createHash('sha256').update(key).digest('base64url')}`
  #tagName = (tag) => `${this.prefix}:tag:${tag}`
  #sealing = (key) => ({ name: this.#nameOf(key), secret: this.secret })
}

/** Pages for everybody, found or leading on: nothing that failed, is not there or is for one reader. */
const isFit = ({ kind, status = 200, postponed, headers }, revalidate) =>
  kind === 'APP_PAGE' &&
  [200, 307, 308].includes(status) &&
  postponed === undefined &&
  !Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'set-cookie') &&
  typeof revalidate === 'number' &&
  revalidate >= 1

/**
 * What the web servers of this build share; null for a folder without a build, and without a key.
 * @param {string} serverFolder
 */
export function sharedPages(serverFolder, env = process.env) {
  const { CACHE_URL: url, INTERNAL_KEY: secret, SITE_URL = '' } = env
  if (!url || !secret) return null
  try {
    const build = readFileSync(join(serverFolder, '../BUILD_ID'), 'utf8')
    return new SharedPages({ url, secret, build: `${build} ${SITE_URL}` })
  } catch {
    return null
  }
}
