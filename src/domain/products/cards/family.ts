import { fold } from '@/domain/search/fold'
import { cleanLine, isBlank, storable } from '@/domain/values/text'

/** Products of one family, archived ones aside (rule C72): lists ask for each member who stands first. */
export const MAX_FAMILY = 60

/** The family of a product as its seller typed it; null if it has none (rule C64). */
export function familyName(typed: unknown): string | null {
  const name = typeof typed === 'string' ? cleanLine(storable(typed)) : ''
  return isBlank(name) ? null : name
}

/** Goods of one seller and subcategory with the same key are a family: case and accents make no other. */
export function familyKey(typed: unknown): string | null {
  const name = familyName(typed)
  return name === null ? null : fold(name)
}

/** One product of a family: what it is called in the reader's language, how it differs, and whether it can be had. */
export type FamilyProduct = { id: string; name: string; finish: string; size: string; isSoldOut: boolean }

/** What leads to another product of the family; `isHere` is the one whose page is open. */
export type FamilyChoice<M extends FamilyProduct = FamilyProduct> = {
  label: string
  member: M
  isHere: boolean
}
export type FamilyChoices<M extends FamilyProduct = FamilyProduct> = {
  finishes: FamilyChoice<M>[]
  sizes: FamilyChoice<M>[]
  /** Those that differ in neither from the one that is open. */
  others: FamilyChoice<M>[]
}

/**
 * The finishes and the sizes of a family, each once and in the order of the members. A finish leads to the product that has it in
 * the size that is open, a size to the one that has it in that finish, else to the first that has it (rule C64).
 */
export function familyChoices<M extends FamilyProduct>(
  members: readonly M[],
  here: string,
): FamilyChoices<M> {
  const open = members.find(({ id }) => id === here)
  const none = { finishes: [], sizes: [], others: [] }
  if (!open || members.length < 2) return none
  const by = (kind: 'finish' | 'size', other: 'finish' | 'size') => {
    const labels = [...new Map(members.map((each) => [fold(each[kind]), each[kind]])).entries()]
    if (labels.length < 2) return []
    return labels.map(([key, label]): FamilyChoice<M> => {
      const isHere = key === fold(open[kind])
      const having = members.filter((each) => fold(each[kind]) === key)
      const [first = open] = having
      const member = isHere ? open : (having.find((each) => isSame(each, open, other)) ?? first)
      return { label, member, isHere }
    })
  }
  const others = members.filter((each) => isSame(each, open, 'finish') && isSame(each, open, 'size'))
  return {
    finishes: by('finish', 'size'),
    sizes: by('size', 'finish'),
    others:
      others.length < 2
        ? []
        : others.map((member) => ({ label: member.name, member, isHere: member === open })),
  }
}

const isSame = (one: FamilyProduct, other: FamilyProduct, kind: 'finish' | 'size') =>
  fold(one[kind]) === fold(other[kind])

export type FamilySize = { members: number; finishes: number; sizes: number }
export type FamilyCount = { kind: 'finishes' | 'sizes' | 'options'; count: number }

/** In what the members of a family differ, for its card: 'options' where in both, or in neither; null for one alone. */
export function familyCount({ members, finishes, sizes }: FamilySize): FamilyCount | null {
  if (members < 2) return null
  if (finishes > 1 && sizes < 2) return { kind: 'finishes', count: finishes }
  if (sizes > 1 && finishes < 2) return { kind: 'sizes', count: sizes }
  return { kind: 'options', count: members }
}
