import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noteStage, wrongBuild } from '@/server/next/build-stage'

test('a build is served by the stage it was made for alone', () => {
  const dist = mkdtempSync(join(tmpdir(), 'maru-build-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  expect(wrongBuild(dist, { MARU_STAGE: 'staging' })).toBeNull()
  noteStage(dist, {})
  expect(wrongBuild(dist, { MARU_STAGE: 'production' })).toBeNull()
  expect(wrongBuild(dist, { MARU_STAGE: 'staging' })).toContain('made for production')
  noteStage(dist, { MARU_STAGE: 'staging' })
  expect(wrongBuild(dist, { MARU_STAGE: 'staging' })).toBeNull()
  expect(wrongBuild(dist, {})).toContain('made for staging')
})
