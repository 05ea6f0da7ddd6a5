import { setTimeout as wait } from 'node:timers/promises'
import { createClient, RESP_TYPES } from '@redis/client'

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 5_000
/** For connecting, and for saying that it is still there. */
const PATIENCE_MS = 2_000
const PING_MS = 5_000
/** After a late answer nobody else waits for one for so long. */
const REST_MS = 1_000
/** More commands that wait for an answer than this are refused: it is late then. */
const MOST_WAITING = 10_000

const AS_BUFFERS = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } }

/** A connection to a Redis or Valkey, which is opened again whenever it ends. While it is away, what it is asked fails at once. */
export class Link {
  #over = new AbortController()
  #ended
  #client = null
  #restsUntil = 0
  #said = true

  /**
   * `name` is what the server lists it as; `away` is logged once whenever it goes, `back` when it is there again. `onOpen` is
   * awaited before anything else is asked.
   * @param {{ url: string, name: string, away?: string, back?: string, onOpen?: (client: any) => Promise<unknown>, onReady?: () => unknown }} options
   */
  constructor(options) {
    this.options = options
    this.#ended = this.#keepOpen()
  }

  get isReady() {
    return this.#client !== null
  }

  /**
   * The answer to one command. Throws where the server is away, refuses, or has not answered in time.
   * @param {string[] | (string | Buffer)[]} command
   * @returns {Promise<any>}
   */
  async ask(command, { patience = PATIENCE_MS, asBuffers = false } = {}) {
    if (!this.#client || performance.now() < this.#restsUntil) throw new Error(`${this.options.name} is away`)
    try {
      return await within(this.#client.sendCommand(command, asBuffers ? AS_BUFFERS : undefined), patience)
    } catch (error) {
      if (error instanceof Late) this.#restsUntil = performance.now() + REST_MS
      throw error
    }
  }

  /** Ends it for good. */
  close() {
    this.#over.abort()
    return this.#ended
  }

  async #keepOpen() {
    for (let failures = 0; !this.#over.signal.aborted; failures += 1) {
      const onReady = () => {
        failures = 0
        this.#say(true)
        this.options.onReady?.()
      }
      await this.#openOnce(onReady).catch((error) => this.#say(false, error))
      await pause(Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS), this.#over.signal)
    }
  }

  /** Resolves when it is closed, throws when the connection is over. */
  async #openOnce(onReady) {
    const { url, name, onOpen } = this.options
    const client = createClient({
      url,
      name,
      maintNotifications: 'disabled',
      disableOfflineQueue: true,
      commandsQueueMaxLength: MOST_WAITING,
      socket: { connectTimeout: PATIENCE_MS, reconnectStrategy: false },
    })
    const broken = new AbortController()
    let cause = new Error('The connection ended')
    client.on('error', (error) => {
      cause = error
      broken.abort()
    })
    client.on('end', () => broken.abort())
    // A program that has nothing else to do may end.
    client.unref()
    try {
      await within(client.connect(), PATIENCE_MS)
      await within(onOpen?.(client), PATIENCE_MS)
      this.#client = client
      onReady()
      const over = AbortSignal.any([this.#over.signal, broken.signal])
      while (!over.aborted) {
        await pause(PING_MS, over)
        if (!over.aborted) await within(client.sendCommand(['PING']), PATIENCE_MS)
      }
      if (!this.#over.signal.aborted) throw cause
    } finally {
      this.#client = null
      if (client.isOpen) client.destroy()
    }
  }

  /** One line when it goes, one when it is back. */
  #say(isThere, error) {
    const { away, back } = this.options
    if (isThere === this.#said || this.#over.signal.aborted) return
    this.#said = isThere
    if (isThere && back) console.warn(back)
    if (!isThere && away) console.error(`${away} (${error?.code ?? error?.message})`)
  }
}

class Late extends Error {}

/** After a busy moment the answer may be there already and not yet read: that is done first. */
async function within(answer, ms) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Late(`No answer within ${ms} ms`))), ms)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Does not keep the process alive. */
const pause = (ms, signal) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined)

/** Pages and the page cache are loaded separately; the global symbol is what they share. */
const links = (globalThis[Symbol.for('maru.redis')] ??= new Map())

/**
 * The one connection of this process for a use.
 * @param {'pages' | 'bus'} use
 * @param {string} url
 * @param {{ away: string, back: string, onReady?: () => unknown }} options
 * @returns {Link}
 */
export function linkTo(use, url, options) {
  const key = `${use} ${url}`
  const link = links.get(key) ?? new Link({ url, name: `maru-${use}`, ...options })
  links.set(key, link)
  return link
}

/** Ends all of them. */
export async function closeLinks() {
  const open = [...links.values()]
  links.clear()
  await Promise.all(open.map((link) => link.close()))
}
