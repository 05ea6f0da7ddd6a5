import files from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

/**
 * Next's own cache, but for one thing: what was not found is not kept (ruling L2). Otherwise anybody could fill the disk with
 * pages of products that do not exist.
 */
export default class PageCache extends files.default {
  async set(key, data, context) {
    if (data && 'status' in data && data.status === 404) return
    await super.set(key, data, context)
  }
}
