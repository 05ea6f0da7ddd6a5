import { SIDES } from './thread'

/** The fields of a conversation, and of its messages, with those who may read it: its two sides. One with Maru has a buyer alone. */
export const THREAD_READERS = SIDES
