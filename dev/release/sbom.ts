import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productionLock } from './production-lock'

const FORMAT = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']

/**
 * The packages of a production as npm lists them in CycloneDX. Not by `--omit=dev`: that leaves out what any package needs for
 * development, such as `stripe`, though the shop needs it as well.
 */
export function sbom(): string {
  const temp = mkdtempSync(join(tmpdir(), 'maru-sbom-'))
  try {
    // npm names the product by its folder.
    const folder = join(temp, 'maru')
    mkdirSync(folder)
    const {
      workspaces: _,
      devDependencies: __,
      ...manifest
    } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(productionLock()))
    return execFileSync('npm', ['sbom', ...FORMAT], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  } finally {
    rmSync(temp, { recursive: true })
  }
}
