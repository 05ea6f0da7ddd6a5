import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { faultIn, notesOf, sectionsOf } from '~/dev/release/changelog'
import { release } from '~/dev/release/release'
import manifest from '~/package.json'

const NOTES = '### For buyers\n\n- Lists.'
const changelog = (head: string) => `# Changelog\n\n## ${head}\n\n${NOTES}\n\n## 0.1.0\n\nThe first.\n`

/** A repository with one commit; `git` runs in it. */
function repository(head: string) {
  const root = mkdtempSync(join(tmpdir(), 'maru-release-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  writeFileSync(join(root, 'package.json'), '{ "version": "0.2.0" }')
  writeFileSync(join(root, 'CHANGELOG.md'), changelog(head))
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Ann')
  git('config', 'user.email', 'ann@maru.test')
  git('config', 'commit.gpgSign', 'false')
  git('config', 'tag.gpgSign', 'false')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  return { root, git }
}

test('a release dates the changelog and is a commit with a tag that has the notes (rule Q22)', () => {
  const { root, git } = repository('0.2.0 (not released)')
  expect(release(root)).toContain('git push --atomic origin main v0.2.0')
  const [newest] = sectionsOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
  expect(newest).toEqual({
    version: '0.2.0',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    notes: NOTES,
  })
  expect(git('log', '--format=%s')).toBe('Release 0.2.0\nBegin')
  expect(git('status', '--porcelain')).toBe('')
  expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
  expect(git('tag', '--list', '--format=%(contents)', 'v0.2.0')).toBe(`Maru 0.2.0\n\n${NOTES}`)
  expect(() => release(root)).toThrow('There is a tag v0.2.0 already.')
})

test('nothing is released beside changes, from another branch or with notes of another version', () => {
  const { root, git } = repository('0.2.0 (not released)')
  writeFileSync(join(root, 'more'), '')
  expect(() => release(root)).toThrow('There are changes that are not committed.')
  rmSync(join(root, 'more'))
  git('checkout', '--quiet', '-b', 'other')
  expect(() => release(root)).toThrow('A release is made of the branch main.')
  expect(git('tag')).toBe('')
})

test.each([
  ['0.3.0 (not released)', 'CHANGELOG.md begins with 0.3.0, package.json says 0.2.0.'],
  ['0.2.0 (2026-01-01)', 'CHANGELOG.md says that 0.2.0 was released on 2026-01-01.'],
  ['0.2.0 (not released)', null],
])('a changelog that begins with %s: %s', (head, fault) => {
  expect(faultIn(changelog(head), '0.2.0')).toBe(fault)
})

test('notes are published of a version that has its day alone', () => {
  expect(() => notesOf(changelog('0.2.0 (not released)'), '0.2.0')).toThrow('npm run release')
  expect(notesOf(changelog('0.2.0 (2026-01-01)'), '0.2.0')).toBe(NOTES)
})

test('CHANGELOG.md begins with the version of package.json and has notes of it', () => {
  const [newest, ...earlier] = sectionsOf(readFileSync('CHANGELOG.md', 'utf8'))
  expect(newest?.version).toBe(manifest.version)
  expect(newest?.date).toMatch(/^(?:not released|\d{4}-\d\d-\d\d)$/)
  expect(newest?.notes.length).toBeGreaterThan(20)
  expect(earlier.map(({ version }) => version)).toEqual(['0.1.0'])
})
