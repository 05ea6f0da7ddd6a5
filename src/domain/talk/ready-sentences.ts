/** What sellers answer often (rule T36); buyers ask the ready questions of price requests (rule T32). */
export const READY_ANSWERS = ['checking', 'inStock', 'leadTime', 'attached', 'offer', 'notPossible'] as const
