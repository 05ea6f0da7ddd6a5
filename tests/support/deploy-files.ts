import { readFileSync, readdirSync } from 'node:fs'

const read = (path: string) => readFileSync(path, 'utf8')

const KUBERNETES = readdirSync('deploy/kubernetes').map((name) => `deploy/kubernetes/${name}`)
export const YAML = ['compose.yaml', ...KUBERNETES]
export const kubernetes = () => KUBERNETES.map(read).join('\n')
export const compose = () => read('compose.yaml')

/** The services that systemd starts, by file name. */
export const units = () =>
  readdirSync('deploy/systemd').map((name) => [name, read(`deploy/systemd/${name}`)] as const)

export type Instruction = { word: string; rest: string }

/** The instructions of the Dockerfile; lines that go on are joined. */
export const instructions = (): Instruction[] =>
  read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => /^(\S+)\s+(.*)$/.exec(line) ?? [])
    .map(([, word = '', rest = '']) => ({ word, rest }))

/** What the pattern's first group finds, each once and sorted. */
export const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, value = '']) => value))].toSorted()
