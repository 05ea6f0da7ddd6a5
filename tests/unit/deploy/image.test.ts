import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compose, found, instructions, kubernetes, type Instruction } from '~/tests/support/deploy-files'
import manifest from '~/package.json'

const all = instructions()
const at = (word: string, rest: RegExp) => all.findIndex((one) => one.word === word && rest.test(one.rest))
const last = all.findLastIndex(({ word }) => word === 'FROM')
const stage = all.slice(last)
const restOf = (word: string) => stage.filter((one) => one.word === word).map(({ rest }) => rest)

test('each stage begins with one release of Node, the same', () => {
  const bases = all.filter(({ word }) => word === 'FROM').map(({ rest }) => rest.split(' ')[0] ?? '')
  expect(bases).toHaveLength(2)
  expect(new Set(bases).size).toBe(1)
  expect(bases[0]).toMatch(/^node:\d+(?:\.\d+)*-bookworm-slim$/)
})

test('the packages of the lockfile are installed before the code is copied, so that a change of code installs nothing', () => {
  const order = [
    at('COPY', /package-lock\.json/),
    at('RUN', /npm ci --omit=dev --ignore-scripts/),
    at('COPY', /^src /),
    at('RUN', /src\/run\.mjs build$/),
    at('RUN', /prune\.sh/),
  ]
  expect(order).toEqual(order.toSorted((one, two) => one - two))
  expect(order).not.toContain(-1)
})

test('what is copied is in the repository, is let into the image, and nothing else is', () => {
  const sources = all
    .filter(({ word, rest }) => word === 'COPY' && !rest.includes('--from='))
    .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
  const lines = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  const letIn = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  expect(sources.filter((path) => !existsSync(path))).toEqual([])
  expect(sources.toSorted()).toEqual(letIn.toSorted())
  expect(lines.find((line) => !line.startsWith('#'))).toBe('*')
  expect(lines.indexOf('**/.env*')).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith('!')))
})

test('programs run as a user who is not root, and may change the kept pages and uploaded files alone', () => {
  expect(restOf('USER')).toEqual(['node'])
  expect(restOf('COPY').filter((rest) => /--chown/.test(rest))).toEqual([
    '--from=build --chown=node:node /pages .next',
  ])
  const user = stage.findIndex(({ word }) => word === 'USER')
  expect(stage.slice(user).map(({ word }) => word)).not.toContain('RUN')
  expect(restOf('VOLUME')).toEqual(['/var/lib/maru'])
})

test('it says how it is, and starts its program without a shell between', () => {
  expect(restOf('HEALTHCHECK')[0]).toMatch(/CMD \["node", "deploy\/image\/health\.mjs"\]$/)
  expect(JSON.parse(restOf('ENTRYPOINT')[0] ?? '')).toEqual(['/maru/deploy/image/run.sh'])
  expect(JSON.parse(restOf('CMD')[0] ?? '')).toEqual(['web'])
})

test('no secret is made part of it, and nothing comes from another address', () => {
  const words = all.filter(({ word }) => ['ENV', 'ARG'].includes(word)).map(({ rest }) => rest)
  expect(words.filter((rest) => /SECRET|KEY|PASSWORD|TOKEN|DATABASE_URL|SMTP/.test(rest))).toEqual([])
  expect(all.map(({ word }) => word)).not.toContain('ADD')
  expect(all.filter(({ rest }) => /curl|wget|https?:/.test(rest))).toEqual([])
})

test('every image is one release of its program', () => {
  const images = [...found(compose(), /^ +image: (\S+)$/gm), ...found(kubernetes(), /^ +image: (\S+)$/gm)]
  const own = images.filter((image) => image.startsWith('maru:'))
  expect(own).toEqual([`maru:\${MARU_VERSION:-${manifest.version}}`, `maru:${manifest.version}`])
  const others = images.filter((image) => !own.includes(image))
  expect(others).toHaveLength(6)
  expect(others.filter((image) => !/^[\w/]+:v?\d+[\w.-]*$/.test(image))).toEqual([])
})

/** Rules of hadolint by their number: what each refuses. */
const REFUSED: Record<string, (one: Instruction) => boolean> = {
  'DL3000 a folder that is not absolute': ({ word, rest }) => word === 'WORKDIR' && !rest.startsWith('/'),
  'DL3002 root as the last user': ({ word, rest }) => word === 'USER' && /^(?:root|0)\b/.test(rest),
  'DL3003 cd in place of WORKDIR': ({ word, rest }) => word === 'RUN' && /(?:^|&& )cd /.test(rest),
  'DL3004 sudo': ({ rest }) => /\bsudo\b/.test(rest),
  'DL3006, DL3007 a base without its release': ({ word, rest }) =>
    word === 'FROM' && !/^[\w/.-]+:(?!latest)[\w.-]+/.test(rest),
  'DL3008 packages of Debian without a version': ({ rest }) => /apt(?:-get)? install/.test(rest),
  'DL3016 packages of npm without a version': ({ rest }) => /npm (?:install|i) /.test(rest),
  'DL3020 ADD of a file': ({ word }) => word === 'ADD',
  'DL3025 a command as a shell reads it': ({ word, rest }) =>
    (word === 'CMD' || word === 'ENTRYPOINT') && !rest.startsWith('['),
  'DL3061 an instruction before FROM': (one) => all.indexOf(one) < at('FROM', /./) && one.word !== 'ARG',
  'DL4000 MAINTAINER': ({ word }) => word === 'MAINTAINER',
  'DL4006 a pipe whose failure is not seen': ({ word, rest }) => word === 'RUN' && / \| /.test(rest),
}

test.each(Object.entries(REFUSED))('hadolint %s: there is none', (_, isRefused) => {
  expect(all.filter(isRefused)).toEqual([])
})

test('a stage has one user, health check, entry and command at most (DL3012, DL4003, DL4004)', () => {
  const words = stage.map(({ word }) => word)
  const once = words.filter((word) => ['USER', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD'].includes(word))
  expect(new Set(once).size).toBe(once.length)
})
