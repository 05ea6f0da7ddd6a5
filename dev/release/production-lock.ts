import { readFileSync } from 'node:fs'

export type Installed = {
  name?: string
  version?: string
  license?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  workspaces?: string[]
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
type Packages = Record<string, Installed>
type Lock = { name: string; version: string; packages: Packages }

const IN_MODULES = 'node_modules/'

/** `node_modules/a/node_modules/@b/c` is the package @b/c, unless it is installed under another name. */
export const nameOf = (path: string, { name }: Installed) =>
  name ?? path.slice(path.lastIndexOf(IN_MODULES) + IN_MODULES.length)

/** package-lock.json as it would be without development: no packages of ours, none that only they or tests need. */
export function productionLock(): Lock {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const { '': root, ...all } = lock.packages
  const { workspaces: _, devDependencies: __, ...own } = root ?? {}
  const kept = Object.entries(all).filter(
    ([path, one]) => path.startsWith(IN_MODULES) && !one.link && !one.dev,
  )
  return { ...lock, packages: { '': own, ...Object.fromEntries(kept) } }
}

/** The packages of a production by their folder, also those of other systems and processors. */
export const productionPackages = () =>
  Object.entries(productionLock().packages).filter(([path]) => path !== '')
