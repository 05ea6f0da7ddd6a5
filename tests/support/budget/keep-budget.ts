import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBudget, writeBudget, type Budget } from './budget-files'
import { openCounter } from './count-statements'

/** Prepares a representative call, uncounted, and returns it. */
export type Call = () => Promise<() => Promise<unknown>>
export type Calls = Record<string, Call>

const HOW = 'If the new number is right, write it with `npm run budget`.'
/** `npm run budget` writes the numbers instead of comparing them. */
const isWriting = process.env.MARU_BUDGET === 'write'

/** One test for each call: it is made twice, as the first fills caches, and the second must send as many statements as agreed. */
export function keepBudget(subject: string, calls: Calls) {
  const agreed = readBudget(subject)
  const counts: Budget = {}
  let counter: ReturnType<typeof openCounter>
  beforeAll(() => void (counter = openCounter()))
  afterAll(() => {
    counter.close()
    if (isWriting) writeBudget(subject, counts)
  })

  test.each(Object.entries(calls))('%s', async (name, call) => {
    expectDone(name, await (await call())())
    const { answer, statements } = await counter.during(await call())
    expectDone(name, answer)
    counts[name] = statements.length
    if (isWriting) return
    const said = `${name} sends ${statements.length} statements, ${agreed[name]} were agreed. ${HOW}`
    expect(statements.length, `${said}\n${statements.join('\n')}`).toBe(agreed[name])
  })

  test(`no other line is agreed for ${subject}`, () => {
    const lines = isWriting ? Object.keys(calls) : Object.keys(agreed)
    expect(lines.toSorted(), HOW).toEqual(Object.keys(calls).toSorted())
  })
}

/** A call that was refused would count too little. */
function expectDone(name: string, answer: unknown) {
  if (answer instanceof Response) expect(answer.status, name).toBeLessThan(400)
  else if (typeof answer === 'object' && answer !== null && 'ok' in answer)
    expect(answer, name).toMatchObject({ ok: true })
  else expect(answer, name).not.toBeNull()
}
