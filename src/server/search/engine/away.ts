/** After a failure Postgres answers for so long before the engine is asked again. */
const REST_MS = 5_000

let restsUntil = 0
let isAway = false

export const mayAskEngine = () => Date.now() >= restsUntil

/** Said once, however many searches notice it. The error itself has the statement, and so what was searched for (rule Q14). */
export function noteAway(reason: string) {
  restsUntil = Date.now() + REST_MS
  if (isAway) return
  isAway = true
  console.error(`The search engine is away (${reason}); Postgres answers until it is back.`)
}

export function noteBack() {
  if (!isAway) return
  isAway = false
  console.warn('The search engine answers again.')
}
