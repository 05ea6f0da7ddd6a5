import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nodeComplaint } from '~/dev/launch/node-version.mjs'
import { ROOT } from '~/dev/launch/places.mjs'

describe('the check of the Node version', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.0'])('lets %s pass', (version) => {
    expect(nodeComplaint(version)).toBeNull()
  })

  it.each(['v20.18.3', 'v18.20.0', 'v14.21.3'])('has a sentence for %s', (version) => {
    expect(nodeComplaint(version)).toBe(`Maru needs Node 20.19 or newer; this is ${version}.`)
  })

  it.each(['dev/start.mjs', 'dev/test.mjs', 'dev/launch/node-version.mjs'])(
    'stands in a file that old Nodes can read: %s',
    (name) => {
      const file = join(ROOT, name)
      expect(readFileSync(file, 'utf8')).not.toMatch(/\?\.|\?\?|^await |=>|\bconst\b/m)
      execFileSync(process.execPath, ['--check', file])
    },
  )
})
