import { expect, test } from 'vitest'
import { nameOf, productionLock, productionPackages } from '~/dev/release/production-lock'
import { sbom } from '~/dev/release/sbom'
import manifest from '~/package.json'

type Component = { name: string; version: string; purl: string; hashes?: unknown[] }
type Bom = {
  bomFormat: string
  metadata: { component: Component & { type: string } }
  components: Component[]
}
const titles = productionPackages().map(([path, one]) => `${nameOf(path, one)}@${one.version}`)

test('the list of packages is CycloneDX, of this version, and has every package of a production (rule Q22)', () => {
  const { bomFormat, metadata, components } = JSON.parse(sbom()) as Bom
  expect(bomFormat).toBe('CycloneDX')
  expect(metadata.component).toMatchObject({
    name: 'maru',
    version: manifest.version,
    type: 'application',
    purl: `pkg:npm/maru@${manifest.version}`,
  })
  const listed = components.map(({ name, version }) => `${name}@${version}`)
  expect(listed.toSorted()).toEqual([...new Set(titles)].toSorted())
}, 60_000)

test('a production has what package.json says and nothing of development', () => {
  const names = titles.map((title) => title.slice(0, title.lastIndexOf('@')))
  expect(Object.keys(manifest.dependencies).filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => /^(?:@maru\/|vitest$|eslint$|knip$)/.test(name))).toEqual([])
  expect(productionLock().packages['']).not.toHaveProperty('devDependencies')
})
