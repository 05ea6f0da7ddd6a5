const WRITES = ['create', 'update', 'delete', 'restoreVersion']

/** Hooks after a write need the whole document; fields that a client's `select` leaves out would seem empty to them. */
export function dropSelect<A extends object>({ args, operation }: { args?: A; operation: string }) {
  if (args && WRITES.includes(operation)) Reflect.deleteProperty(args, 'select')
  return args
}
