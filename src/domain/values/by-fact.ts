/** A value for each fact, by its name. */
export const byFact = <F extends { name: string }, T>(facts: readonly F[], valueOf: (fact: F) => T) =>
  Object.fromEntries(facts.map((fact) => [fact.name, valueOf(fact)])) as Record<F['name'], T>

export const namesOf = <F extends { name: string }>(facts: readonly F[]): F['name'][] =>
  facts.map(({ name }) => name)
