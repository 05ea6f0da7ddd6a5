import { readFileSync } from 'node:fs'
import { notesOf } from './changelog'
import { licenceTexts } from './licence-texts'
import { sbom } from './sbom'

const notes = () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return `${notesOf(readFileSync('CHANGELOG.md', 'utf8'), version)}\n`
}

const PAPERS: Record<string, () => string> = { sbom, licences: licenceTexts, notes }

/** `npm run --silent sbom`, `npm run --silent licences`: papers of a release, to the standard output. */
process.stdout.write(PAPERS[process.argv[2] ?? '']?.() ?? '')
