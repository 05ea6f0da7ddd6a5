import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from './failure.mjs'

const SILENCE_MS = 180_000
const WRONG_ANSWER_MS = 20_000

/** Waits until the storefront answers 200, then asks for the other languages so that no visitor is the first. */
export async function webReady({ origin, log, silence = SILENCE_MS, wrongAnswer = WRONG_ANSWER_MS }) {
  let status = null
  for (let end = Date.now() + silence; status !== 200; await wait(status ? 1000 : 150)) {
    const before = status
    status = await statusOf(origin)
    if (status && !before) end = Math.min(end, Date.now() + wrongAnswer)
    if (status !== 200 && Date.now() > end) {
      throw new Failure(`The site answers ${status ?? 'nothing'} instead of 200. The details are in ${log}.`)
    }
  }
  await Promise.all(['/fr', '/ko'].map((path) => statusOf(origin + path)))
}

async function statusOf(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}

/** The address this machine reaches the web server by. */
export function originOf({ host, port }) {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
