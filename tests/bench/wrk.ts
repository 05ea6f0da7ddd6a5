import { spawnSync } from 'node:child_process'
import { findProgram } from '~/tests/support/http/find-program'

const AT_ONCE = 32

export const hasWrk = () => findProgram('wrk', 'wrk')

/** How many requests `wrk` has answered, and in which time; an error where not every answer was the page. */
export function askByWrk(url: string, seconds: number, accept = 'gzip') {
  const words = ['-t1', `-c${AT_ONCE}`, `-d${seconds}s`, '-H', `Accept-Encoding: ${accept}`, url]
  const { stdout } = spawnSync('wrk', words, { encoding: 'utf8' })
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? []
  const [, rate] = /Requests\/sec: +([\d.]+)/.exec(stdout) ?? []
  if (!rate || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`)
  return { requests: Number(requests), rate: Number(rate) }
}
