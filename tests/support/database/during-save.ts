import type { BasePayload } from 'payload'
import type { GlobalSlug, Slug } from '~/tests/support/policy/row'

const LONG_ENOUGH = 150

/**
 * Runs a save that stops after it has read its row and before it writes it, does something else meanwhile, and lets the save
 * go on. What happened meanwhile may have to wait for the save.
 */
export async function duringSave<T>(
  payload: BasePayload,
  slug: Slug | GlobalSlug,
  save: () => Promise<unknown>,
  meanwhile: () => Promise<T>,
) {
  const hooks = hooksOf(payload, slug)
  let release = () => {}
  let arrive = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const stop = async () => {
    arrive()
    await released
  }
  hooks.push(stop)
  const saving = save()
  try {
    await Promise.race([arrived, saving])
    const other = meanwhile()
    await Promise.race([other.catch(() => {}), new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH))])
    release()
    await saving
    return await other
  } finally {
    release()
    hooks.splice(hooks.indexOf(stop), 1)
  }
}

/** What runs before a document or a global is written, of either kind. */
function hooksOf({ collections, globals }: BasePayload, slug: Slug | GlobalSlug): (() => Promise<void>)[] {
  const global = globals.config.find((each) => each.slug === slug)
  const { hooks } = global ?? collections[slug as Slug].config
  return (hooks.beforeChange ??= []) as (() => Promise<void>)[]
}
