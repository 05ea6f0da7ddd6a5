import { randomBytes } from 'node:crypto'
import { chmodSync, writeFileSync } from 'node:fs'
import { variables } from '@/server/settings/variables'
import { exampleFile } from './variables'

/** Each secret is made as its line in src/server/settings/variables.ts says: `openssl rand -hex 32`. */
const HOW = /openssl rand -(hex|base64) (\d+)/

/** .env.example with every secret in it that a start always needs and that we can make: the others are given by somebody else. */
export function fileWithSecrets(): string {
  return variables().reduce((text, [name, { need, about }]) => {
    const [, coding, bytes] = HOW.exec(about) ?? []
    if (need !== 'always' || !coding) return text
    const secret = randomBytes(Number(bytes)).toString(coding as 'hex' | 'base64')
    return text.replace(`\n${name}=\n`, () => `\n${name}=${secret}\n`)
  }, exampleFile())
}

/** Writes the file for its owner's eyes alone and says what is left to do. One that is there keeps its secrets: data is sealed with them. */
export function makeEnvFile(path: string): string {
  try {
    writeFileSync(path, fileWithSecrets(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    chmodSync(path, 0o600)
    return `${path} was there already and keeps what it says; it can be read by its owner alone.`
  }
  return `${path} has new secrets and can be read by its owner alone. Fill in the rest of it (docs/deploy.md), and keep a copy of the secrets elsewhere.`
}
