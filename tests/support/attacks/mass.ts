import { allowedFields, fieldRules, allowedSamples, sampleOf } from '~/tests/support/allowed'
import type { Door } from '~/tests/support/http/client'
import { arrived, forge } from './forge'
import { isFull } from '~/tests/support/process/is-full'
import { newDoc } from '~/tests/support/new-doc'
import type { World } from '~/tests/support/open-world'
import { POLICY } from '~/tests/support/policy'
import type { Slug } from '~/tests/support/policy/row'
import { rehearse } from '~/tests/support/rehearse'
import type { Role } from '~/tests/support/roles'
import type { Doc } from '~/tests/support/system'

/** The server's in every collection, whatever the policy says of it. */
const ALWAYS = ['id', 'createdAt', 'updatedAt']
const JUNK = JSON.parse(`{
  "collection": "staff", "globalType": "settings", "_status": "published", "_verified": true, "_verificationToken": "forged",
  "role": "admin", "roles": ["admin"], "isAdmin": true, "overrideAccess": true, "user": "forged", "owner": "forged",
  "hash": "forged", "salt": "forged", "password": "forged-password", "sessions": [], "resetPasswordToken": "forged",
  "loginAttempts": 99, "lockUntil": "2031-01-01", "enableAPIKey": true, "apiKey": "forged", "apiKeyIndex": "forged",
  "deletedAt": "2031-01-01", "__proto__": { "isLive": true, "role": "admin" }, "constructor": { "prototype": { "admin": true } },
  "$inc": { "stock": 9 }, "_objectKey": "../../etc/passwd", "_uploadDestination": "/etc", "__v": 1
}`) as Record<string, unknown>

const fieldsOf = ({ payload }: World, slug: Slug) => payload.collections[slug].config.flattenedFields
/** The names of all fields; Payload's own collections let their few writers choose ids and times, and that is no matter. */
function namesOf(world: World, slug: Slug) {
  const names = new Set([...fieldsOf(world, slug).map(({ name }) => name), ...ALWAYS])
  return slug.startsWith('payload-') ? [...names].filter((name) => !ALWAYS.includes(name)) : [...names]
}

const defaultsOf = (world: World, slug: Slug) =>
  Object.fromEntries(
    fieldsOf(world, slug)
      .map((field) => [field.name, 'defaultValue' in field ? field.defaultValue : undefined] as const)
      .filter(([, value]) => typeof value !== 'function'),
  )

/** What is sent to see whether one field arrives. */
export function attemptOn(
  world: World,
  slug: Slug,
  name: string,
  { role, current }: { role: Role; current?: unknown },
): Record<string, unknown> {
  const rule = fieldRules(POLICY[slug].fields)[name]
  const attempt = typeof rule?.attempt === 'function' ? rule.attempt(world.ids, role) : rule?.attempt
  if (typeof attempt === 'object') return attempt as Record<string, unknown>
  const field = fieldsOf(world, slug).find((each) => each.name === name)
  return { [name]: field ? forge(world.ids, field, current) : '01990000-0000-7000-8000-00000000dead' }
}

type Sent = Record<string, unknown>
type Try = { slug: Slug; name: string; sent: Sent; before: Partial<Doc>; after: Doc }

const sameText = (one: unknown, other: unknown) => String(one ?? '') === String(other ?? '')

function took({ slug, name, sent, before, after }: Try) {
  if (name === 'password') return before.hash !== after.hash
  if (fieldRules(POLICY[slug].fields)[name]?.rewritten) return !sameText(after[name], before[name])
  return arrived(after[name], sent[name]) && !arrived(before[name], sent[name])
}

type Attempt = { name: string; sent: Sent }
/** What one form that was taken left behind, and what was there before. */
type Look = (sent: Sent) => Promise<{ before: Partial<Doc>; after: Doc } | undefined>

/**
 * The fields that arrive. What the policy closes is sent in one form, as an attacker would: it says nothing only where it was refused as
 * a whole, and then, as in the full run, each is sent alone.
 */
async function arrivals(slug: Slug, attempts: readonly Attempt[], open: readonly string[], look: Look) {
  const isApart = ({ name, sent }: Attempt) =>
    isFull || open.includes(name) || Object.keys(sent).join() !== name
  const rest = attempts.filter((attempt) => !isApart(attempt))
  const together = rest.length > 0 && (await look(Object.assign({}, ...rest.map(({ sent }) => sent))))
  const won = rest.filter(({ name, sent }) => together && took({ slug, name, sent, ...together }))
  for (const attempt of together ? attempts.filter(isApart) : attempts) {
    const seen = await look(attempt.sent)
    if (seen && took({ slug, ...attempt, ...seen })) won.push(attempt)
  }
  return won.map(({ name }) => name).toSorted()
}

/** The fields of a sample that a role manages to overwrite. */
export async function overwritten(world: World, door: Door, slug: Slug, role: Role) {
  const sample = allowedSamples(slug, 'update', role)[0] ?? ''
  const id = (world.ids[slug] as Record<string, string>)[firstOf(slug, role) ?? sample] ?? ''
  const before = await world.system.get(slug, id)
  const attempts = namesOf(world, slug)
    .filter((each) => !isLeftOut(slug, each, 'update'))
    .map((name) => ({ name, sent: attemptOn(world, slug, name, { role, current: before[name] }) }))
  return arrivals(slug, attempts, mayOverwrite(slug, role), async (sent) => {
    const act = () => door.update(role, slug, id, sent)
    const { seen } = await rehearse(world.payload, act, (inside) => world.system.get(slug, id, inside))
    return seen && { before, after: seen }
  })
}

export function mayOverwrite(slug: Slug, role: Role) {
  const sample = firstOf(slug, role)
  const allowed = sample ? allowedFields(POLICY[slug].fields, 'update', role, sampleOf(slug, sample)) : []
  return allowed.filter((name) => !isLeftOut(slug, name, 'update'))
}

/** The first sample of the policy's order that a role may change. */
export const firstOf = (slug: Slug, role: Role) => {
  const allowed = new Set(allowedSamples(slug, 'update', role))
  return Object.keys(POLICY[slug].samples).find((name) => allowed.has(name))
}

/** Where only what a new document brings would do, nothing can be made up; what is locked may be tried with anything. */
function isLeftOut(slug: Slug, name: string, way: 'create' | 'update') {
  const rule = fieldRules(POLICY[slug].fields)[name]
  return rule?.attempt === 'given' && rule[way] === undefined
}

/** The fields of a new document that a role manages to choose. */
export async function chosen(world: World, door: Door, slug: Slug, role: Role) {
  const known = (await world.system.all(slug, { select: {} })).map(({ id }) => id)
  const given: Sent = { ...defaultsOf(world, slug), ...newDoc(world.ids, slug, role).data }
  const attempts = namesOf(world, slug)
    .filter((each) => !isLeftOut(slug, each, 'create'))
    .map((name) => ({ name, sent: attemptOn(world, slug, name, { role, current: given[name] }) }))
  return arrivals(slug, attempts, mayChoose(slug, role), async (sent) => {
    const { data, file } = newDoc(world.ids, slug, role)
    const act = () => door.create(role, slug, { data: { ...data, ...sent }, file })
    const { seen } = await rehearse(world.payload, act, async (inside) => {
      const [doc] = await world.system.all(slug, { ...inside, where: { id: { not_in: known } } })
      return doc
    })
    return seen && { before: { hash: seen.hash }, after: seen }
  })
}

export const mayChoose = (slug: Slug, role: Role) =>
  allowedFields(POLICY[slug].fields, 'create', role).filter((name) => !isLeftOut(slug, name, 'create'))

/** A document without what every save renews: its time, also as its version, who saved it, and the ids of its rows. */
const still = ({ updatedAt: _, versionSeen: __, savedBy: ___, savedUpon: ____, ...doc }: Doc) =>
  JSON.parse(
    JSON.stringify(doc, (key, value: unknown) => (key === 'id' && value !== doc.id ? undefined : value)),
  ) as Doc

/** What a sample says before and after an attempt with keys that no schema knows or that are none of the sender's business. */
export async function underJunk(world: World, door: Door, slug: Slug, role: Role) {
  const id = (world.ids[slug] as Record<string, string>)[firstOf(slug, role) ?? ''] ?? ''
  const before = await world.system.get(slug, id)
  // Staff set their own password in the panel.
  const own = new Set([...mayOverwrite(slug, role), ...(slug === 'staff' ? ['password'] : [])])
  const junk = Object.fromEntries(Object.entries(JUNK).filter(([name]) => !own.has(name)))
  const act = () => door.update(role, slug, id, junk)
  const { seen } = await rehearse(world.payload, act, (inside) => world.system.get(slug, id, inside))
  return { before: still(before), after: still(seen ?? before) }
}
