import { benchCached, benchCachedBefore } from './cached'
import { benchDelivered } from './delivered'
import { benchFill } from './fill'
import { benchHome } from './home'
import { benchLighthouse } from './lighthouse'
import { benchLists } from './lists'
import type { Bench, Report } from './measure'
import { benchMessages } from './messages'
import { benchOrders, benchOrdersProfile } from './orders'
import { benchPages } from './pages'
import { benchPhone } from './phone'
import { benchProfile } from './profile'
import { benchProxy } from './behind-proxy'
import { benchScript } from './script'
import { benchSearch } from './search'
import { benchShifts } from './shifts'
import { benchStart } from './start'
import { benchStatements } from './statements'
import { benchUploads } from './uploads'
import { benchWarm } from './warm'
import { benchWorkers } from './workers'

/** One file for each bench; a new one is named here. */
const BENCHES: Record<string, (bench: Bench) => Promise<Report>> = {
  lists: benchLists,
  statements: benchStatements,
  fill: benchFill,
  search: benchSearch,
  pages: benchPages,
  delivered: benchDelivered,
  warm: benchWarm,
  cached: benchCached,
  'cached-before': benchCachedBefore,
  proxy: benchProxy,
  home: benchHome,
  profile: benchProfile,
  start: benchStart,
  script: benchScript,
  uploads: benchUploads,
  messages: benchMessages,
  orders: benchOrders,
  'orders-profile': benchOrdersProfile,
  workers: benchWorkers,
  shifts: benchShifts,
  phone: benchPhone,
  lighthouse: benchLighthouse,
}

/** More than five minutes each; and what is read when a figure is bad. */
const LONGEST = ['cached', 'cached-before', 'profile', 'orders-profile']

/** Runs the benches that are named, or all but the longest; ends with 1 where something is worse than was promised. */
async function run(names: string[]) {
  const bench = JSON.parse(process.env.MARU_BENCH ?? '') as Bench
  const faults: string[] = []
  for (const [name, measure] of Object.entries(BENCHES)) {
    if (names.length > 0 ? !names.includes(name) : LONGEST.includes(name)) continue
    const report = await measure(bench)
    console.log(`\n${report.title}`)
    if (report.rows.length > 0) console.table(report.rows)
    if (report.more) console.log(report.more.title)
    if (report.more) console.table(report.more.rows)
    faults.push(...report.faults)
  }
  console.log(
    faults.length > 0 ? `\nWorse than promised:\n  ${faults.join('\n  ')}` : '\nEverything is as promised.',
  )
  process.exit(faults.length > 0 ? 1 : 0)
}

void run(process.argv.slice(2))
