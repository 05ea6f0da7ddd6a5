import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { format } from 'prettier'
import { describe, expect, test } from 'vitest'
import { found } from '~/tests/support/deploy-files'
import manifest from '~/package.json'

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const,
)
const all = workflows.map(([, text]) => text).join('\n')
const dependabot = readFileSync('.github/dependabot.yml', 'utf8')

/** `owner/name@commit # v1.2.3`: the commit is what runs, the version is for people and for Dependabot. */
const PINNED = /^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
/** Actions whose commit nobody could verify. */
const EXCEPTIONS: string[] = []

describe.each(workflows)('the workflow %s', (_, text) => {
  test('is YAML', async () => {
    await expect(format(text, { parser: 'yaml' })).resolves.not.toBe('')
  })

  test('names every action by its commit (rule Q22)', () => {
    const used = found(text, /uses: (.+)$/gm).filter((action) => !action.startsWith('./'))
    expect(used.filter((action) => !PINNED.test(action) && !EXCEPTIONS.includes(action))).toEqual([])
  })

  test('may read the repository and no more, unless a job says so', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m)
    expect(text).not.toMatch(/pull_request_target|workflow_run/)
  })

  test('runs no text that a stranger can write', () => {
    const lines = text
      .split('\n')
      .filter((line) => !/^\s+(?:if|name|group|tags|VERSION|GH_TOKEN):/.test(line))
    expect(lines.filter((line) => /\$\{\{ *github\.(?:event|head_ref|ref)/.test(line))).toEqual([])
  })

  test('leaves no token in the folder, and ends', () => {
    const checkouts = text.match(/actions\/checkout@/g) ?? []
    expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts.length)
    const jobs = text.match(/runs-on:/g) ?? []
    expect(text.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(jobs.length)
  })

  test('runs commands that are there', () => {
    const scripts = Object.keys(manifest.scripts)
    expect(found(text, /npm run (?:--silent )?([\w:-]+)/g).filter((name) => !scripts.includes(name))).toEqual(
      [],
    )
    expect(found(text, /(dev\/[\w/.-]+\.\w+)/g).filter((path) => !existsSync(path))).toEqual([])
  })
})

test('one action has one commit in all workflows', () => {
  const used = found(all, /uses: ([\w-]+\/[\w-]+@.+)$/gm)
  expect(new Set(used.map((action) => action.split('@')[0])).size).toBe(used.length)
})

test('only a release may write, and it waits for every check', () => {
  const writing = workflows.filter(([, text]) => /: write$/m.test(text)).map(([name]) => name)
  expect(writing).toEqual(['release.yml'])
  const release = readFileSync(`${FOLDER}/release.yml`, 'utf8')
  expect(release).toMatch(/tests:\n {4}uses: \.\/\.github\/workflows\/ci\.yml\n/)
  expect(release).toContain('needs: tests')
  expect(release.indexOf('sbom-path: papers/sbom.cdx.json')).toBeGreaterThan(
    release.indexOf('> papers/sbom.cdx.json'),
  )
})

test('weaknesses are searched for every week, and updates of all that is pinned are proposed', () => {
  const packages = readFileSync(`${FOLDER}/packages.yml`, 'utf8')
  expect(packages).toContain('npm audit --omit=dev --audit-level=low')
  expect(packages).toMatch(/cron: '\d+ \d+ \* \* 1'/)
  const kinds = ['docker', 'docker-compose', 'github-actions', 'npm']
  expect(found(dependabot, /package-ecosystem: (\S+)/g)).toEqual(kinds)
  expect(dependabot.match(/cooldown: \{ default-days: 7 \}/g)).toHaveLength(kinds.length)
})

test('a weakness is reported by a form that GitHub has, and by no address that nobody reads', () => {
  const page = readFileSync('SECURITY.md', 'utf8')
  expect(page).toContain('](../../security/advisories/new)')
  expect(page).not.toMatch(/[\w.]+@[\w-]+\.\w+/)
})
