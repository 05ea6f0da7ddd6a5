import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultIn, notesOf, released } from './changelog'

const FILE = 'CHANGELOG.md'

/** Dates the changelog, commits that and tags it. Nothing is pushed: that is a person's decision. */
export function release(root: string): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const tag = `v${version}`
  const fault =
    (git('branch', '--show-current') !== 'main' && 'A release is made of the branch main.') ||
    (git('status', '--porcelain') !== '' && 'There are changes that are not committed.') ||
    (git('tag', '--list', tag) !== '' && `There is a tag ${tag} already.`) ||
    faultIn(read(FILE), version)
  if (fault) throw new Error(fault)
  const dated = released(read(FILE), version, new Date().toISOString().slice(0, 10))
  writeFileSync(join(root, FILE), dated)
  git('commit', '--quiet', '--message', `Release ${version}`, FILE)
  const words = ['--message', `Maru ${version}`, '--message', notesOf(dated, version)]
  // Headings of the notes begin with #, which git would take for comments.
  git('tag', '--annotate', '--cleanup=whitespace', tag, ...words)
  return `${tag} is tagged. To release it: git push --atomic origin main ${tag}`
}
