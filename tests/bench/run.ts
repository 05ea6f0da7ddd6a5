import { benchCached } from './cached'
import { benchDelivered } from './delivered'
import { benchLighthouse } from './lighthouse'
import { benchLists } from './lists'
import type { Bench, Report } from './measure'
import { benchMessages } from './messages'
import { benchOrders } from './orders'
import { benchPages } from './pages'
import { benchProxy } from './proxy'
import { benchScript } from './script'
import { benchSearch } from './search'
import { benchShifts } from './shifts'
import { benchStatements } from './statements'
import { benchUploads } from './uploads'
import { benchWarm } from './warm'
import { benchWorkers } from './workers'

/** One file for each bench; a new one is named here. */
const BENCHES: Record<string, (bench: Bench) => Promise<Report>> = {
  lists: benchLists,
  statements: benchStatements,
  search: benchSearch,
  pages: benchPages,
  delivered: benchDelivered,
  warm: benchWarm,
  cached: benchCached,
  proxy: benchProxy,
  script: benchScript,
  uploads: benchUploads,
  messages: benchMessages,
  orders: benchOrders,
  workers: benchWorkers,
  shifts: benchShifts,
  lighthouse: benchLighthouse,
}

/** Runs the benches that are named, or all but the longest (`cached`); ends with 1 where something is worse than was promised. */
async function run(names: string[]) {
  const bench = JSON.parse(process.env.MARU_BENCH ?? '') as Bench
  const faults: string[] = []
  for (const [name, measure] of Object.entries(BENCHES)) {
    if (names.length > 0 ? !names.includes(name) : name === 'cached') continue
    const report = await measure(bench)
    console.log(`\n${report.title}`)
    if (report.rows.length > 0) console.table(report.rows)
    faults.push(...report.faults)
  }
  console.log(
    faults.length > 0 ? `\nWorse than promised:\n  ${faults.join('\n  ')}` : '\nEverything is as promised.',
  )
  process.exit(faults.length > 0 ? 1 : 0)
}

void run(process.argv.slice(2))
