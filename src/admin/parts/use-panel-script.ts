import { useSyncExternalStore } from 'react'

const never = () => () => {}
const isBrowser = () => true
const isServer = () => false

/** Whether script runs: until then a press is lost, and what was chosen goes back to what stood there first. */
export const usePanelScript = () => useSyncExternalStore(never, isBrowser, isServer)
