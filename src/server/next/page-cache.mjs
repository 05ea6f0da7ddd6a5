import files from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { isOld, noteBegin, wasCleared } from './begun.mjs'
import { NOT_FOUND_TAG } from './not-found-tag.mjs'
import { REDIRECT_HEADER } from './redirect-header.mjs'
import { HASHES_HEADER, hashesIn, withoutNonces } from './script-hashes.mjs'

/** Cached value of a read that found nothing: no such product or page, or an empty list. */
const NOTHING = /^(?:null|"invalid"|"missing"|\[\]|\{"cards":\[\].*\})$/s

/** File extension per kind of cache entry. */
const ENDINGS = { FETCH: '', APP_PAGE: '.html', APP_ROUTE: '.body' }

/** What the web servers share: a promise of it, made when the first page is asked for; null without CACHE_URL, and in a build. */
let shared

const sharedBy = (serverFolder) =>
  (shared ??=
    process.env.CACHE_URL && process.env.NEXT_PHASE !== 'phase-production-build'
      ? import('./shared-pages.mjs').then(({ sharedPages }) => sharedPages(serverFolder)).catch(withoutIt)
      : Promise.resolve(null))

function withoutIt(error) {
  console.error('Each web server keeps pages for itself', error)
  return null
}

/**
 * Next's file cache, but not-found results are not stored (rule L2): an attacker could fill the disk with them. They
 * do replace an existing entry, which would otherwise keep being served. Failures are never stored. A page brings the hashes
 * of its inline scripts, which its policy names (docs/decisions/003). Where web servers share pages, one that is missing here or too
 * old is asked for there (docs/decisions/068).
 */
export default class PageCache extends files.default {
  async get(...args) {
    const [key, context] = args
    const own = await super.get(...args)
    const others = needsNewer(own, context) ? await this.getShared(key, own) : null
    const entry = others ?? own
    globalThis[Symbol.for('maru.watching')]?.pageRead(others ? 'shared' : own ? 'hit' : 'miss')
    noteBegin(key, entry)
    // Also pages that the build has made.
    if (isPage(entry?.value) && !entry.value.headers?.[HASHES_HEADER]) nameScripts(entry.value)
    return entry
  }

  async set(key, data, context) {
    if (data && 'status' in data && data.status >= 500) return
    // The stored data is also what is sent.
    if (isNotFound(data)) data.status = 404
    if (isPage(data)) {
      if (data.status === 307 || data.status === 308)
        data.headers = { ...data.headers, [REDIRECT_HEADER]: 'page' }
      data.html = withoutNonces(data.html)
      nameScripts(data)
    }
    // A page that was being made while it was cleared shows what was before: it is sent, and not kept.
    const isLate = wasCleared(key, tagsOf(data, context))
    if (isPage(data)) await this.share(key, data, context, isLate)
    if (isLate) return
    if (isNothing(data) && !this.isStored(key, data.kind)) return
    await super.set(key, data, context)
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    const pages = await sharedBy(this.serverDistDir)
    await pages?.clear([tags].flat(), durations?.expire > 0)
  }

  /** Gives a page to the other web servers, or takes it away from them. Nobody waits until that is done. */
  async share(key, page, { cacheControl = {} }, isLate) {
    const pages = await sharedBy(this.serverDistDir)
    if (isLate) pages?.endBegin(key)
    else if (isNothing(page)) void pages?.forget(key)
    else void pages?.keep(key, page, cacheControl, tagsOf(page))
  }

  /** What another web server has made; it is kept in memory alone. */
  async getShared(key, own) {
    const pages = await sharedBy(this.serverDistDir)
    const entry = (await pages?.find(key, own)) ?? null
    if (entry) files.default.memoryCache?.set(key, entry)
    return entry
  }

  /** Includes cleared entries: clearing is forgotten on restart, and then the entry would be served again. */
  isStored(key, kind) {
    const ending = ENDINGS[kind]
    if (ending === undefined) return false
    try {
      return this.fs.existsSync(this.getFilePath(key + ending, kind))
    } catch {
      // The path leads out of the cache folder.
      return false
    }
  }
}

/** Whether a page is missing, too old, or shows older counts. */
function needsNewer(entry, { kind, isFallback }) {
  if (kind !== 'APP_PAGE' || isFallback) return false
  return !entry || isOld(entry) || areTagsStale(tagsOf(entry.value), entry.lastModified)
}

function tagsOf(data, context) {
  if (data?.kind === 'FETCH') return context?.tags ?? []
  return String(data?.headers?.['x-next-cache-tags'] ?? '')
    .split(',')
    .filter(Boolean)
}

const isPage = (data) => data?.kind === 'APP_PAGE' && typeof data.html === 'string'

function nameScripts(page) {
  page.headers = { ...page.headers, [HASHES_HEADER]: hashesIn(page.html) }
}

function isNotFound(data) {
  const tags = data?.kind === 'APP_PAGE' && data.headers?.['x-next-cache-tags']
  return typeof tags === 'string' && tags.split(',').includes(NOT_FOUND_TAG)
}

function isNothing(data) {
  if (!data) return false
  return data.kind === 'FETCH' ? NOTHING.test(data.data.body) : 'status' in data && data.status === 404
}
