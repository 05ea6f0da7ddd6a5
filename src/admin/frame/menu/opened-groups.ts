import type { Payload } from 'payload'

type GroupStates = Partial<Record<string, { open?: boolean }>>

/** Which groups of the menu the reader opened or shut, from Payload's preferences. */
export async function openedGroups(payload: Payload, user: unknown, id: string): Promise<GroupStates> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'nav' } },
        { 'user.relationTo': { equals: 'staff' } },
        { 'user.value': { equals: id } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
    user: user as never,
    overrideAccess: false,
  })
  const value: unknown = docs[0]?.value
  const groups: unknown = isObject(value) ? value.groups : undefined
  return isObject(groups) ? (groups as GroupStates) : {}
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
