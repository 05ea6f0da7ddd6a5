import { placeOrder, type PlacementInput } from '@/features/buying/checkout/placement/place-order'

/** One order on terms, in a process of its own that may be killed in the middle of it. Exits with 0 where it is placed, with 2 where it does not fit. */
const [placing = '{}'] = process.argv.slice(2)
const done = await placeOrder(JSON.parse(placing) as PlacementInput)
const isFull = !done.ok && done.issues.every(({ code }) => code === 'netTerms.overLimit')
process.exit(done.ok && done.value.kind === 'placed' ? 0 : isFull ? 2 : 1)
