import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script runs: not on the server, nor while its page is taken over. */
export const useScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
