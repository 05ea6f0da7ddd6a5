/**
 * How a row can fail to fit: its event was altered or is gone, a link is gone or does not follow the one before, the event was
 * never chained, or the chain is not the one whose hash was noted.
 */
export type ChainFinding =
  | { kind: 'altered' | 'removed'; number: number; event: string }
  | { kind: 'missing' | 'broken' | 'noted'; number: number }
  | { kind: 'added'; event: string }

/** Where Verify goes on: along the chain, then through the events for one outside the chain. */
export type ChainCursor = { part: 'chain'; after: number } | { part: 'events'; after: string }

/** What one step found; without a cursor it was the last. */
export type ChainStep = {
  checked: number
  next?: ChainCursor
  finding?: ChainFinding
}
