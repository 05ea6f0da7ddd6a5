import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compose, found, instructions, kubernetes } from '~/tests/support/deploy-files'
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
  expect(others).toHaveLength(4)
  expect(others.filter((image) => !/^[\w/]+:v?\d+[\w.-]*$/.test(image))).toEqual([])
})
