import * as migration_20261127_000000_first from './20261127_000000_first'
import * as migration_20261127_100000_places from './20261127_100000_places'

export const migrations = [
  {
    up: migration_20261127_000000_first.up,
    down: migration_20261127_000000_first.down,
    name: '20261127_000000_first',
  },
  {
    up: migration_20261127_100000_places.up,
    down: migration_20261127_100000_places.down,
    name: '20261127_100000_places',
  },
]
