import { badParam } from './errors'

export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Form = { [key: string]: FormValue }
type Branch = Map<string, Branch | string>

/** Reads Stripe's form encoding: a[b][0][c]=v and expand[]=v, nested as deep as the brackets go. */
export function parseForm(text: string): Form {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(text)) plant(root, pathOf(name), value)
  return Object.fromEntries([...root].map(([key, node]) => [key, harvest(node)]))
}

function pathOf(name: string): string[] {
  const [, head = '', brackets = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  if (!head) throw badParam(`Invalid parameter name: ${name}`)
  return [head, ...[...brackets.matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key)]
}

function plant(root: Branch, path: string[], value: string): void {
  let branch = root
  for (const [depth, part] of path.entries()) {
    const key = part || String(branch.size)
    if (depth === path.length - 1) {
      branch.set(key, value)
      return
    }
    const next = branch.get(key)
    const deeper: Branch = next instanceof Map ? next : new Map()
    branch.set(key, deeper)
    branch = deeper
  }
}

function harvest(node: Branch | string): FormValue {
  if (typeof node === 'string') return node
  const entries = [...node].map(([key, child]): [string, FormValue] => [key, harvest(child)])
  const isList = entries.every(([key]) => /^\d+$/.test(key))
  if (!isList) return Object.fromEntries(entries)
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, child]) => child)
}
