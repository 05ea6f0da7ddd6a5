import { LINKED_KINDS, partsIn, pictureOf, targetOf, type LinkedKind } from './parts'

/** The ids that a rich text leads to and shows, each once. */
export type LinkedIds = Record<LinkedKind | 'pictures', string[]>

export function linkedIn(content: unknown): LinkedIds {
  const parts = partsIn(content)
  const targets = parts.flatMap((part) => (part.type === 'link' ? (targetOf(part) ?? []) : []))
  const idsOf = (wanted: LinkedKind) =>
    sorted(targets.filter(({ kind }) => kind === wanted).map(({ id }) => id))
  const [pages, categories, products] = LINKED_KINDS.map(idsOf) as [string[], string[], string[]]
  const pictures = sorted(parts.flatMap((part) => (part.type === 'upload' ? (pictureOf(part) ?? []) : [])))
  return { pages, categories, products, pictures }
}

const sorted = (ids: string[]) => [...new Set(ids)].toSorted()
