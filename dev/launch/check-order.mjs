import { availableParallelism } from 'node:os'

/** They read the same files and change nothing for each other; the longest starts first. */
const SIDE_BY_SIDE = ['unit', 'packages', 'lint', 'types', 'format', 'dead-code']

/** The steps in the order they run: those of one group side by side, the groups one after the other. */
export function groupsOf(names) {
  const together = SIDE_BY_SIDE.filter((name) => names.includes(name))
  const alone = names.filter((name) => !together.includes(name)).map((name) => [name])
  return together.length > 0 ? [together, ...alone] : alone
}

/** Runs the steps of a group, as many at once as there are cores. The first that fails ends the others, whose results are left out. */
export async function runGroup(names, { runOne, stopOthers, width = availableParallelism() }) {
  const waiting = [...names]
  const results = []
  let isOver = false
  const work = async () => {
    for (let name; !isOver && (name = waiting.shift());) {
      const { tell, ...result } = await runOne(name)
      if (isOver) return
      isOver = result.failed > 0
      tell()
      results.push(result)
      if (isOver) await stopOthers()
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, names.length) }, work))
  return results
}
