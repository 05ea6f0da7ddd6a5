import * as foundation from './20261121_030000_foundation'
import * as guards from './20261121_040000_guards'

export const migrations = [
  { up: foundation.up, down: foundation.down, name: '20261121_030000_foundation' },
  { up: guards.up, down: guards.down, name: '20261121_040000_guards' },
]
