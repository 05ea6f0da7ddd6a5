import pg from 'pg'

/** Begin, commit and savepoints come with every transaction and read nothing: they are not counted. */
const AROUND = /^\s*(begin|commit|rollback|savepoint|release|set|start transaction)\b/i

/** Counts the statements that this process sends to Postgres, over every pool and connection of it. */
export function openCounter() {
  const real = pg.Client.prototype.query
  let texts: string[] = []
  const counted = function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given
    const text = typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'text') ?? '')
    if (!AROUND.test(text)) texts.push(text)
    return Reflect.apply(real, this, given) as unknown
  }
  Reflect.set(pg.Client.prototype, 'query', counted)
  return {
    /** The answer of some work, and the statements sent until then. */
    during: async <T>(work: () => Promise<T>) => {
      texts = []
      const answer = await work()
      // What an answer did not wait for is sent by now.
      await new Promise((resolve) => setTimeout(resolve, 5))
      return { answer, statements: texts }
    },
    close: () => void Reflect.set(pg.Client.prototype, 'query', real),
  }
}
