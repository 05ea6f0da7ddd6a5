import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Watch } from './watching'

/** How the process itself does. The delay is of the time since it was last asked for. */
export function watchProcess(state: Watch['state']) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let before = performance.eventLoopUtilization()
  state('process.cpu.time', () => {
    const { user, system } = process.cpuUsage()
    return [
      { value: user / 1e6, facts: { 'cpu.mode': 'user' } },
      { value: system / 1e6, facts: { 'cpu.mode': 'system' } },
    ]
  })
  state('process.memory.usage', () => [{ value: process.memoryUsage.rss() }])
  state('process.uptime', () => [{ value: process.uptime() }])
  state('nodejs.eventloop.delay.p99', () => {
    const value = delay.percentile(99) / 1e9
    delay.reset()
    return [{ value }]
  })
  state('nodejs.eventloop.utilization', () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return [{ value: utilization }]
  })
}
