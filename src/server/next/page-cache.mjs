import files from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { NOT_FOUND_TAG } from './not-found-tag.mjs'

/** A read that found nothing, as it would be kept: no such product or page, or a list without goods. */
const NOTHING = /^(?:null|"invalid"|"missing"|\[\]|\{"cards":\[\].*\})$/s

/** How the file of what is kept ends. */
const ENDINGS = { FETCH: '', APP_PAGE: '.html', APP_ROUTE: '.body' }

/**
 * Next's own cache, but for one thing: what was not found is not kept (rule L2). Otherwise anybody could fill the disk with
 * pages of products that do not exist. Only where something was found before, nothing takes its place: else it would be shown on.
 * What failed is never kept: the next reader may be luckier.
 */
export default class PageCache extends files.default {
  async set(key, data, context) {
    if (data && 'status' in data && data.status >= 500) return
    // What is kept here is also what is answered.
    if (isNotFound(data)) data.status = 404
    if (isNothing(data) && !this.isStored(key, data.kind)) return
    await super.set(key, data, context)
  }

  /** Also what was cleared since: that it was is forgotten with the next start, and then it would be shown again. */
  isStored(key, kind) {
    const ending = ENDINGS[kind]
    if (ending === undefined) return false
    try {
      return this.fs.existsSync(this.getFilePath(key + ending, kind))
    } catch {
      // It leads out of the folder.
      return false
    }
  }
}

function isNotFound(data) {
  const tags = data?.kind === 'APP_PAGE' && data.headers?.['x-next-cache-tags']
  return typeof tags === 'string' && tags.split(',').includes(NOT_FOUND_TAG)
}

function isNothing(data) {
  if (!data) return false
  return data.kind === 'FETCH' ? NOTHING.test(data.data.body) : 'status' in data && data.status === 404
}
